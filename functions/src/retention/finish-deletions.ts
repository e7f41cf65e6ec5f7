import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { TombstoneKind } from '@prayer-community/domain/retention/tombstone';
import type { Firestore } from 'firebase-admin/firestore';
import { emptyCircle } from '../data/circle-deletion.ts';
import { removePost } from '../data/post.ts';
import { tombstoneSchema } from '../data/tombstone.ts';
import { logFailure } from '../platform/log-failure.ts';

const BATCH = 50;

const EMPTY: Record<TombstoneKind, (db: Firestore, id: string, now: Date) => Promise<void>> = {
  circle: emptyCircle,
  post: removePost,
};

/** Finishes deletions that were cut off, and says how many. One that fails is left for the next run. */
export async function finishDeletions(db: Firestore, now: Date): Promise<number> {
  const unfinished = await db
    .collection(COLLECTIONS.tombstones)
    .where('emptied_at', '==', null)
    .limit(BATCH)
    .get();
  const outcomes = await Promise.allSettled(
    unfinished.docs.map((document) =>
      EMPTY[tombstoneSchema.parse(document.data()).kind](db, document.id, now),
    ),
  );
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const failure of failures) {
    logFailure('A deletion could not be finished', failure);
  }
  return outcomes.length - failures.length;
}
