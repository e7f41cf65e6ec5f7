import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { SortKey } from '../../../firebase/live-pages/page-windows.ts';
import { splitNewPosts } from './new-posts.ts';
import type { WallPost } from './wall-post.ts';

interface NewPosts {
  shown: readonly WallPost[];
  newPosts: readonly WallPost[];
  /** Goes on the element at the top of the list: the reader is further down once it has left the screen. */
  topRef: RefCallback<HTMLElement>;
  showAll: () => void;
}

/** The top counts as visible while it is still below: on a phone one scroll takes it from below the screen to above it. */
const DOWN_TO_THE_END = { rootMargin: '0px 0px 1000000px' };

/** Holds back posts that come while the reader is further down, until they return or ask for them. */
export function useNewPosts(posts: readonly WallPost[]): NewPosts {
  const [newestShown, setNewestShown] = useState<SortKey | null>(null);
  const newest = useRef<SortKey | null>(null);
  useEffect(() => {
    newest.current = posts[0] ?? null;
  }, [posts]);

  const topRef = useCallback((top: HTMLElement) => {
    const observer = new IntersectionObserver((entries) => {
      // Several words may come at once, of which the last counts.
      const isAway = entries.at(-1)?.isIntersecting === false;
      // Read now: a post that comes before the next drawing is new.
      const newestSeen = newest.current;
      setNewestShown((known) => (isAway ? (known ?? newestSeen) : null));
    }, DOWN_TO_THE_END);
    observer.observe(top);
    return () => observer.disconnect();
  }, []);

  return { ...splitNewPosts(posts, newestShown), topRef, showAll: () => setNewestShown(null) };
}
