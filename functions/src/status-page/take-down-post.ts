import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newTombstone } from '@prayer-community/domain/tombstone';
import type { Firestore } from 'firebase-admin/firestore';
import { markEmptied, tombstoneRef } from '../platform/tombstones.ts';
import type { StatusLink } from './status-links.ts';

/**
 * Takes the post of a request off the wall for good, whatever leadership decided about it. Called twice it does no more. The
 * tombstone comes first, so that nobody posts under the id of a post that is gone.
 */
export async function takeDownPost(db: Firestore, { post_id: postId }: StatusLink, now: Date): Promise<void> {
  if (postId !== null) {
    await tombstoneRef(db, postId).set(newTombstone('post', now));
    await removePost(db, postId, now);
  }
}

/** Deletes a post that has its tombstone, with its reports and what tells its author. */
export async function removePost(db: Firestore, postId: string, now: Date): Promise<void> {
  await db.recursiveDelete(db.collection(COLLECTIONS.beliefWallPosts).doc(postId));
  const reports = await db.collection(COLLECTIONS.beliefWallReports).where('post_id', '==', postId).get();
  await Promise.all(reports.docs.map(({ ref }) => ref.delete()));
  await db.collection(COLLECTIONS.postAuthors).doc(postId).delete();
  await markEmptied(db, postId, now);
}
