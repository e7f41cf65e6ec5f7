import {
  circleMemberRef,
  circleRef,
  countCircleMembers,
  readCircle,
  readCircleMember,
} from '../data/circle.ts';
import { removeCircleMemberIn } from '../data/circle-departure.ts';
import { firestore } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Removes the caller from a circle. What they shared there stays. Its leader first hands over or deletes the circle. */
export const leaveCircle = defineCallable('leaveCircle', {}, async ({ circleId }, caller) => {
  const { uid } = await requireAccountHolder(caller);
  return answerWith('leaveCircle', await leave(circleId, uid), uid);
});

async function leave(circleId: string, uid: string): Promise<CircleOutcome> {
  const db = await firestore();
  let isLeaving = false;
  return db.runTransaction(async (transaction) => {
    const [circleDocument, own] = await transaction.getAll(
      circleRef(db, circleId),
      circleMemberRef(db, circleId, uid),
    );
    const member = readCircleMember(own);
    // The transaction is repeated if it was committed but the response was lost.
    if (isLeaving && !member) {
      return 'done';
    }
    if (!readCircle(circleDocument) || !member) {
      return 'notMember';
    }
    if (member.is_leader) {
      return 'leaderStays';
    }
    const count = await countCircleMembers(db, circleId, transaction);
    isLeaving = true;
    await removeCircleMemberIn(db, transaction, circleId, uid, count);
    return 'done';
  });
}
