import { useMemo } from 'react';
import { useLiveDocument } from '../../../firebase/use-live-document.ts';
import { type ModeratedPost, storedPostSchema } from './moderated-post.ts';
import { postRef } from './post-queries.ts';

/** Follows one post, live. Null until loaded. */
export function usePost(postId: string): ModeratedPost | 'deleted' | null {
  const live = useLiveDocument(postRef(postId), storedPostSchema);
  const stored = live.state === 'ready' ? live.document : null;
  const post = useMemo(() => stored && { ...stored, id: postId }, [stored, postId]);
  return live.state === 'absent' ? 'deleted' : post;
}
