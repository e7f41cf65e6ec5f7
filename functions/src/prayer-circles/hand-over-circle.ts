import { circleMemberRef, readCircleMember } from '../data/circle.ts';
import { firestore } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Makes another member the leader of the circle that the caller leads. */
export const handOverCircle = defineCallable('handOverCircle', {}, async ({ circleId, userId }, caller) => {
  const { uid } = await requireAccountHolder(caller);
  return answerWith('handOverCircle', await handOver(circleId, uid, userId), uid);
});

async function handOver(circleId: string, leaderUid: string, userId: string): Promise<CircleOutcome> {
  const db = await firestore();
  const leaderRef = circleMemberRef(db, circleId, leaderUid);
  const nextRef = circleMemberRef(db, circleId, userId);
  let isHandingOver = false;
  return db.runTransaction(async (transaction) => {
    const [leader, next] = await transaction.getAll(leaderRef, nextRef);
    // The transaction is repeated if it was committed but the response was lost.
    if (isHandingOver && readCircleMember(next)?.is_leader) {
      return 'done';
    }
    if (!readCircleMember(leader)?.is_leader) {
      return 'notLeader';
    }
    if (!next?.exists || userId === leaderUid) {
      return 'notYourself';
    }
    isHandingOver = true;
    transaction.update(leaderRef, { is_leader: false });
    transaction.update(nextRef, { is_leader: true });
    return 'done';
  });
}
