import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { SortKey } from '../../../firebase/live-pages/page-windows.ts';
import { splitNewPosts } from './new-posts.ts';
import type { WallPost } from './wall-post.ts';

interface NewPosts {
  shown: readonly WallPost[];
  newPosts: readonly WallPost[];
  /** Attach to the element at the top of the list. The reader counts as further down once it has scrolled off the screen. */
  topRef: RefCallback<HTMLElement>;
  showAll: () => void;
}

/** Counts the top as visible while it is below the viewport. On a phone, one scroll can move it from below the screen to above it. */
const DOWN_TO_THE_END = { rootMargin: '0px 0px 1000000px' };

/** Holds back posts that arrive while the reader is further down, until the reader returns to the top or asks for them. */
export function useNewPosts(posts: readonly WallPost[]): NewPosts {
  const [newestShown, setNewestShown] = useState<SortKey | null>(null);
  const newest = useRef<SortKey | null>(null);
  useEffect(() => {
    newest.current = posts[0] ?? null;
  }, [posts]);

  const topRef = useCallback((top: HTMLElement) => {
    const observer = new IntersectionObserver((entries) => {
      // Several entries may arrive at once. The last one counts.
      const isAway = entries.at(-1)?.isIntersecting === false;
      // Read now, because a post that arrives before the next render counts as new.
      const newestSeen = newest.current;
      setNewestShown((known) => (isAway ? (known ?? newestSeen) : null));
    }, DOWN_TO_THE_END);
    observer.observe(top);
    return () => observer.disconnect();
  }, []);

  return { ...splitNewPosts(posts, newestShown), topRef, showAll: () => setNewestShown(null) };
}
