import { useEffect } from 'react';
import { type ReviewView, usePostsToReview } from '../../firebase/moderation/use-posts-to-review.ts';

/** Reports to the menu where posts wait for a leader's decision. Mounted only for leaders, as others may not ask. */
export function PostsToReview({ onKnown }: { onKnown: (view: ReviewView | null) => void }) {
  const view = usePostsToReview();
  useEffect(() => {
    onKnown(view);
    return () => onKnown(null);
  }, [view, onKnown]);
  return null;
}
