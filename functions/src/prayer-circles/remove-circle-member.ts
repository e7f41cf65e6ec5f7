import { circleRef, countMembers, memberRef, readCircle, readMember } from '../data/circle.ts';
import { withdrawInvitationsBy } from '../data/invitation.ts';
import { firestore } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireMember } from '../platform/require-member.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Removes a member from the circle that the caller leads. The member needs a new invitation to come back. */
export const removeCircleMember = defineCallable(
  'removeCircleMember',
  {},
  async ({ circleId, userId }, caller) => {
    const { uid } = await requireMember(caller);
    return answerWith('removeCircleMember', await remove(circleId, uid, userId), uid);
  },
);

async function remove(circleId: string, leaderUid: string, userId: string): Promise<CircleOutcome> {
  const db = await firestore();
  const ref = circleRef(db, circleId);
  const removedRef = memberRef(db, circleId, userId);
  return db.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(ref, memberRef(db, circleId, leaderUid), removedRef);
    if (!readCircle(documents[0]) || !readMember(documents[1])?.is_leader) {
      return 'notLeader';
    }
    if (userId === leaderUid) {
      return 'notYourself';
    }
    if (documents[2]?.exists) {
      const count = await countMembers(db, transaction, circleId);
      await withdrawInvitationsBy(db, transaction, circleId, userId);
      transaction.delete(removedRef);
      transaction.update(ref, { member_count: count - 1 });
    }
    return 'done';
  });
}
