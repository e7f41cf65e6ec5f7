import { circleRef } from '../data/circle.ts';
import { deleteCircleIn, tryDeleteCircleContent } from '../data/circle-deletion.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Deletes any circle on behalf of leadership, with all its members and content. */
export const removeCircle = defineCallable('removeCircle', {}, async ({ circleId }, caller) => {
  const leaderUid = await requireRecentLeader(caller, now());
  const db = await firestore();
  let isRemoving = false;
  const outcome = await db.runTransaction<CircleOutcome>(async (transaction) => {
    if (!(await transaction.get(circleRef(db, circleId))).exists) {
      // The transaction is repeated if it was committed but the response was lost.
      return isRemoving ? 'done' : 'noCircle';
    }
    isRemoving = true;
    await deleteCircleIn(db, transaction, circleId, now());
    return 'done';
  });
  if (outcome === 'done') {
    await tryDeleteCircleContent(db, circleId, now());
  }
  return answerWith('removeCircle', outcome, leaderUid);
});
