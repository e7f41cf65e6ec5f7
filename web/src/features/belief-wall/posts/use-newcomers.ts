import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import type { Placed } from '../../../firebase/live-pages/page-windows.ts';
import { partNewcomers } from './newcomers.ts';
import type { WallPost } from './wall-post.ts';

interface Newcomers {
  shown: readonly WallPost[];
  newcomers: readonly WallPost[];
  /** Goes on the element at the top of the list: the reader is further down once it has left the screen. */
  topRef: RefCallback<HTMLElement>;
  showAll: () => void;
}

/** Holds back posts that come while the reader is further down, until they return or ask for them. */
export function useNewcomers(posts: readonly WallPost[]): Newcomers {
  const [newestShown, setNewestShown] = useState<Placed | null>(null);
  const newest = useRef<Placed | null>(null);
  useEffect(() => {
    newest.current = posts[0] ?? null;
  }, [posts]);

  const topRef = useCallback((top: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      const isAway = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      setNewestShown((known) => (isAway ? (known ?? newest.current) : null));
    });
    observer.observe(top);
    return () => observer.disconnect();
  }, []);

  return { ...partNewcomers(posts, newestShown), topRef, showAll: () => setNewestShown(null) };
}
