import { firestore } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireMember } from '../platform/require-member.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';
import { circleRef, memberRef, readCircle, readMember } from './circle-store.ts';

/** Deletes the circle that the caller leads, once nobody else is in it; `emptyDeletedCircle` clears what it held. */
export const deleteCircle = defineCallable('deleteCircle', {}, async ({ circleId }, caller) => {
  const { uid } = await requireMember(caller);
  return answerWith('deleteCircle', await deleteEmpty(circleId, uid), uid);
});

async function deleteEmpty(circleId: string, leaderUid: string): Promise<CircleOutcome> {
  const db = await firestore();
  const ref = circleRef(db, circleId);
  const leaderRef = memberRef(db, circleId, leaderUid);
  return db.runTransaction(async (transaction) => {
    const [circleDocument, leader] = await transaction.getAll(ref, leaderRef);
    const circle = readCircle(circleDocument);
    if (!circle || !readMember(leader)?.is_leader) {
      return 'notLeader';
    }
    if (circle.member_count > 1) {
      return 'notEmpty';
    }
    transaction.delete(ref);
    transaction.delete(leaderRef);
    return 'done';
  });
}
