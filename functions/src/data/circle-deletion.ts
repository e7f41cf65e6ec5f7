import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { logFailure } from '../platform/log-failure.ts';
import { circleMembers, circleRef } from './circle.ts';
import { recordErasure } from './erasure-ledger.ts';
import { deleteInvitations, invitations } from './invitation.ts';
import { markDeletionFinished, tombstoneRef } from './tombstone.ts';

const DATABASE_IN_USE = '(default)';

/**
 * Deletes a circle and all its memberships in a transaction that has written nothing yet. After the commit, no one can
 * read the circle's content or reuse its id. `deleteCircleContent` deletes the content.
 */
export async function deleteCircleIn(
  db: Firestore,
  transaction: Transaction,
  circleId: string,
  now: Date,
): Promise<void> {
  const members = await transaction.get(circleMembers(db, circleId));
  transaction.set(tombstoneRef(db, circleId), newTombstone('circle', now));
  transaction.delete(circleRef(db, circleId));
  for (const { ref } of members.docs) {
    transaction.delete(ref);
  }
}

/** Deletes the prayers and invitations of a deleted circle. Idempotent. */
export async function deleteCircleContent(db: Firestore, circleId: string, now: Date): Promise<void> {
  // A circle without members in a restored copy may have some in the database in use.
  if (db.databaseId === DATABASE_IN_USE) {
    await recordErasure({ kind: 'circle', id: circleId });
  }
  await deleteInvitations(db, invitations(db).where('circle_id', '==', circleId));
  await db.recursiveDelete(circleRef(db, circleId));
  await markDeletionFinished(db, circleId, now);
}

/** Finishes an interrupted deletion. A circle that exists stays: its tombstone came with the import of a restored copy. */
export async function finishCircleDeletion(db: Firestore, circleId: string, now: Date): Promise<void> {
  if ((await circleRef(db, circleId).get()).exists) {
    await markDeletionFinished(db, circleId, now);
  } else {
    await deleteCircleContent(db, circleId, now);
  }
}

/** Like `deleteCircleContent`, but logs failures: no one can read the remaining content, and `purgeExpired` tries again. */
export async function tryDeleteCircleContent(db: Firestore, circleId: string, now: Date): Promise<void> {
  try {
    await deleteCircleContent(db, circleId, now);
  } catch (error) {
    logFailure('A deleted circle could not be emptied yet', error);
  }
}
