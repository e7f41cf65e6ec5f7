import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { StatusLink } from './status-links.ts';

/**
 * Takes the post of a request off the wall for good, whatever leadership decided about it, with what was reported of it. Asked for
 * twice it does no more.
 */
export async function takeDownPost(db: Firestore, { post_id: postId }: StatusLink): Promise<void> {
  if (postId === null) {
    return;
  }
  await db.recursiveDelete(db.collection(COLLECTIONS.beliefWallPosts).doc(postId));
  const reports = await db.collection(COLLECTIONS.beliefWallReports).where('post_id', '==', postId).get();
  await Promise.all(reports.docs.map(({ ref }) => ref.delete()));
}
