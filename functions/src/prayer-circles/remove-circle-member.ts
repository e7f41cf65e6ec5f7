import {
  circleMemberRef,
  circleRef,
  countCircleMembers,
  readCircle,
  readCircleMember,
} from '../data/circle.ts';
import { removeCircleMemberIn } from '../data/circle-departure.ts';
import { ownedAddressOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Removes a member from the circle that the caller leads. The member needs a new invitation to come back. */
export const removeCircleMember = defineCallable(
  'removeCircleMember',
  {},
  async ({ circleId, userId }, caller) => {
    const { uid } = await requireAccountHolder(caller);
    return answerWith('removeCircleMember', await remove(circleId, uid, userId), uid);
  },
);

async function remove(circleId: string, leaderUid: string, userId: string): Promise<CircleOutcome> {
  const db = await firestore();
  return db.runTransaction(async (transaction) => {
    const documents = await transaction.getAll(
      circleRef(db, circleId),
      circleMemberRef(db, circleId, leaderUid),
      circleMemberRef(db, circleId, userId),
    );
    if (!readCircle(documents[0]) || !readCircleMember(documents[1])?.is_leader) {
      return 'notLeader';
    }
    if (userId === leaderUid) {
      return 'notYourself';
    }
    if (documents[2]?.exists) {
      const count = await countCircleMembers(db, circleId, transaction);
      const address = await ownedAddressOf(userId);
      await removeCircleMemberIn(db, transaction, circleId, userId, count, address);
    }
    return 'done';
  });
}
