import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { TombstoneKind } from '@prayer-community/domain/retention/tombstone';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteCircleContent } from '../data/circle-deletion.ts';
import { finishMemberDeletion } from '../data/member-deletion.ts';
import { removePost } from '../data/post.ts';
import { tombstoneSchema } from '../data/tombstone.ts';
import { pagesOf } from '../platform/pages.ts';
import { settleEach } from '../platform/settle-each.ts';

const BATCH = 50;

const EMPTY: Record<TombstoneKind, (db: Firestore, id: string, now: Date) => Promise<void>> = {
  circle: deleteCircleContent,
  post: removePost,
  member: finishMemberDeletion,
};

/** Finishes interrupted deletions and returns how many. A deletion that fails is left for the next run. */
export async function finishDeletions(db: Firestore, now: Date): Promise<number> {
  const unfinished = db.collection(COLLECTIONS.tombstones).where('emptied_at', '==', null);
  let finished = 0;
  for await (const batch of pagesOf(unfinished, BATCH)) {
    const { results } = await settleEach('A deletion could not be finished', batch, async (document) =>
      EMPTY[tombstoneSchema.parse(document.data()).kind](db, document.id, now),
    );
    finished += results.length;
  }
  return finished;
}
