import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import type { Firestore } from 'firebase-admin/firestore';
import { noteErasure } from './erasure-ledger.ts';
import { markEmptied, tombstoneRef } from './tombstone.ts';

/**
 * Takes a post off the wall for good, whatever leadership decided about it. Called twice it does no more. The
 * tombstone comes first, so that nobody posts under the id of a post that is gone.
 */
export async function takeDownPost(db: Firestore, postId: string, now: Date): Promise<void> {
  await tombstoneRef(db, postId).set(newTombstone('post', now));
  await removePost(db, postId, now);
}

/** Deletes a post that has its tombstone, with its reports and what tells its author. */
export async function removePost(db: Firestore, postId: string, now: Date): Promise<void> {
  await noteErasure({ kind: 'post', id: postId });
  await db.recursiveDelete(db.collection(COLLECTIONS.beliefWallPosts).doc(postId));
  const reports = await db.collection(COLLECTIONS.beliefWallReports).where('post_id', '==', postId).get();
  await Promise.all(reports.docs.map(({ ref }) => ref.delete()));
  await db.collection(COLLECTIONS.postAuthors).doc(postId).delete();
  await markEmptied(db, postId, now);
}
