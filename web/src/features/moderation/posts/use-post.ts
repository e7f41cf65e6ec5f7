import { onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { type ModeratedPost, storedPostSchema } from './moderated-post.ts';
import { postRef } from './post-queries.ts';

/** One post, live; null until it is there. */
export function usePost(postId: string): ModeratedPost | null {
  const [post, setPost] = useState<ModeratedPost | null>(null);
  useEffect(
    () =>
      onSnapshot(
        postRef(postId),
        (snapshot) => {
          const stored = storedPostSchema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
          setPost(stored.success ? { ...stored.data, id: snapshot.id } : null);
        },
        (error) => console.error(`A reported post can no longer be read: ${error.code}`),
      ),
    [postId],
  );
  return post;
}
