import { createContext, use } from 'react';
import type { ModeratedPost } from './posts/moderated-post.ts';

/** Opens the dialog that edits the text of a post. It stays open even if the post leaves its list. */
export const EditPostContext = createContext<((post: ModeratedPost) => void) | null>(null);

/** @throws Error if called outside moderation */
export function useEditPost(): (post: ModeratedPost) => void {
  const editPost = use(EditPostContext);
  if (editPost === null) {
    throw new Error('Only parts of the moderation can edit a post');
  }
  return editPost;
}
