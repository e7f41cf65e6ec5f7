import { authorOfPost, visitorWhoPosted } from '@prayer-community/domain/belief-wall-actions';
import { newWallPost, type WallPostForm } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { wallSettingsSchema } from '@prayer-community/domain/settings';
import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { arrival } from '../../../firebase/arrival.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { rememberOwnPost } from '../posts/own-posts.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { postRef } from '../posts/wall-query.ts';

/** Whether a post hangs on the wall, or waits for a leader first. */
export type Posted = 'shared' | 'waiting';

/**
 * Posts to the wall, in one commit with the visitor's pace. Unlike a batch, a commit without a connection fails
 * instead of waiting: whoever is told that it failed may safely try again.
 * @param postId made once a post: a second try of one that arrived unnoticed stores nothing more
 * @throws FirebaseError
 */
export async function postToWall(postId: string, { content, authorName }: WallPostForm): Promise<Posted> {
  const uid = await visitorUid();
  const isApproved = await isApprovedAtOnce();
  const now = serverTimestamp();
  // Before the wall shows it: its card asks once whose it is.
  rememberOwnPost(postId);
  const posting = runTransaction(firestore, async (transaction) => {
    transaction.set(postRef(postId), newWallPost(content, authorName || null, isApproved, now));
    transaction.set(doc(firestore, COLLECTIONS.visitors, uid), visitorWhoPosted(postId, now));
    transaction.set(doc(firestore, COLLECTIONS.postAuthors, postId), authorOfPost(uid));
  });
  // A post that waits for a leader cannot be read, so that this one cannot be told to have arrived.
  await arrival(posting, postRef(postId));
  return isApproved ? 'shared' : 'waiting';
}

/** The post as it will look, before the database has it. */
export function previewPost(postId: string, { content, authorName }: WallPostForm): WallPost {
  return { ...newWallPost(content, authorName || null, true, new Date()), id: postId };
}

async function isApprovedAtOnce(): Promise<boolean> {
  const settings = await getDocFromServer(doc(firestore, COLLECTIONS.settings, 'wall'));
  return wallSettingsSchema.parse(settings.data() ?? {}).approval === 'at_once';
}
