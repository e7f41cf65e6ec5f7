import type { Firestore } from 'firebase-admin/firestore';
import {
  circleMemberRef,
  circleRef,
  countCircleMembers,
  readCircle,
  readCircleMember,
} from '../data/circle.ts';
import { deleteCircleIn, tryDeleteCircleContent } from '../data/circle-deletion.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Deletes the circle that the caller leads and all its content. Only possible once no one else is in it. */
export const deleteCircle = defineCallable('deleteCircle', {}, async ({ circleId }, caller) => {
  const { uid } = await requireAccountHolder(caller);
  const db = await firestore();
  const outcome = await deleteEmpty(db, circleId, uid);
  if (outcome === 'done') {
    await tryDeleteCircleContent(db, circleId, now());
  }
  return answerWith('deleteCircle', outcome, uid);
});

async function deleteEmpty(db: Firestore, circleId: string, leaderUid: string): Promise<CircleOutcome> {
  let isDeleting = false;
  return db.runTransaction(async (transaction) => {
    const [circleDocument, leader] = await transaction.getAll(
      circleRef(db, circleId),
      circleMemberRef(db, circleId, leaderUid),
    );
    // The transaction is repeated if it was committed but the response was lost.
    if (isDeleting && !circleDocument?.exists) {
      return 'done';
    }
    if (!readCircle(circleDocument) || !readCircleMember(leader)?.is_leader) {
      return 'notLeader';
    }
    if ((await countCircleMembers(db, circleId, transaction)) > 1) {
      return 'notEmpty';
    }
    isDeleting = true;
    await deleteCircleIn(db, transaction, circleId, now());
    return 'done';
  });
}
