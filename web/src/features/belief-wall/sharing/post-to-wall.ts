import { newWallPost, type WallPostForm } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { rememberOwnPost } from '../posts/own-posts.ts';
import type { WallPost } from '../posts/wall-post.ts';

/** Whether a post is on the wall or waiting for approval. */
export type Posted = 'shared' | 'waiting';

/**
 * Posts to the wall. Safe to retry.
 * @param postId stays the same across retries, so the post is stored once
 * @throws CallFailure, FirebaseError if no account could be created
 */
export async function postToWall(postId: string, form: WallPostForm): Promise<Posted> {
  // The callable takes the post's author from the account.
  const uid = await visitorUid();
  // Must come before the wall shows the post, because its card checks only once whether the post is the visitor's own.
  rememberOwnPost(postId, uid);
  const { isShown } = await callOrThrow('postToWall', { postId, ...form });
  return isShown ? 'shared' : 'waiting';
}

export function previewPost(postId: string, { content, authorName }: WallPostForm): WallPost {
  return { ...newWallPost(content, authorName || null, true, new Date()), id: postId };
}
