import { newWallPost, type WallPostForm } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';
import { rememberOwnPost } from '../posts/own-posts.ts';
import type { WallPost } from '../posts/wall-post.ts';

/** Whether a post is on the wall, or waits for a leader first. */
export type Posted = 'shared' | 'waiting';

/**
 * Posts to the wall. A failed try may safely be repeated.
 * @param postId made once a post: a second try of one that arrived unnoticed stores nothing more
 * @throws CallFailure, FirebaseError where no account could be opened
 */
export async function postToWall(postId: string, form: WallPostForm): Promise<Posted> {
  // The call carries the account, which is the post's author.
  await visitorUid();
  // Before the wall shows it: its card asks once whose it is.
  rememberOwnPost(postId);
  const { isShown } = await callOrThrow('postToWall', { postId, ...form });
  return isShown ? 'shared' : 'waiting';
}

/** The post as it will look, before the database has it. */
export function previewPost(postId: string, { content, authorName }: WallPostForm): WallPost {
  return { ...newWallPost(content, authorName || null, true, new Date()), id: postId };
}
