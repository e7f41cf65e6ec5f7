import { useMemo } from 'react';
import { useLiveDocument } from '../../../firebase/use-live-document.ts';
import { type ModeratedPost, storedPostSchema } from './moderated-post.ts';
import { postRef } from './post-queries.ts';

/** Follows one post, live. Null until loaded. */
export function usePost(postId: string): ModeratedPost | null {
  const live = useLiveDocument(postRef(postId), storedPostSchema);
  const stored = live.state === 'ready' ? live.document : null;
  return useMemo(() => stored && { ...stored, id: postId }, [stored, postId]);
}
