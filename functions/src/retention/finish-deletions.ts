import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { TombstoneKind } from '@prayer-community/domain/retention/tombstone';
import type { Firestore } from 'firebase-admin/firestore';
import { finishCircleDeletion } from '../data/circle-deletion.ts';
import { finishMemberDeletion } from '../data/member-deletion.ts';
import { removePost } from '../data/post.ts';
import { tombstoneSchema } from '../data/tombstone.ts';
import { completePages } from '../platform/settle-each.ts';

const FINISH_BY_KIND: Record<TombstoneKind, (db: Firestore, id: string, now: Date) => Promise<void>> = {
  circle: finishCircleDeletion,
  post: removePost,
  member: finishMemberDeletion,
};

/**
 * Finishes interrupted deletions and returns how many. A deletion that fails is left for the next run and does not
 * affect the others.
 * @throws once all deletions have run, if one of them failed
 */
export async function finishDeletions(db: Firestore, now: Date): Promise<number> {
  const unfinished = db.collection(COLLECTIONS.tombstones).where('emptied_at', '==', null);
  const finished = await completePages('A deletion could not be finished', unfinished, async (document) =>
    FINISH_BY_KIND[tombstoneSchema.parse(document.data()).kind](db, document.id, now),
  );
  return finished.length;
}
