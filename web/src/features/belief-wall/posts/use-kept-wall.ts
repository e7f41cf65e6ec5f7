import { useEffect, useState } from 'react';
import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import type { WallPost } from './wall-post.ts';

/** What this device kept of the wall: `unknown` until it was looked up, null where there is nothing. */
type Kept = readonly WallPost[] | null | 'unknown';

const loadKeptWall = () => import('./kept-wall.ts');

/** Keeps the wall as it is seen; while it cannot be reached, the list is what was kept of it. */
export function useKeptWall(list: PageList<WallPost>): PageList<WallPost> {
  const [kept, setKept] = useState<Kept>('unknown');
  const isOutOfReach = list.state === 'loading' && (list.isOutOfReach || !navigator.onLine);
  const seen = list.state === 'ready' && !list.isFromCache ? list.documents : null;
  useEffect(() => {
    if (seen !== null) {
      void keep(seen);
    }
  }, [seen]);
  useEffect(() => {
    if (isOutOfReach) {
      void readKept().then(setKept);
    }
  }, [isOutOfReach]);
  return isOutOfReach ? standIn(list, kept) : list;
}

function standIn(list: PageList<WallPost>, kept: Kept): PageList<WallPost> {
  if (kept === 'unknown') {
    return { state: 'loading', isOutOfReach: false };
  }
  return kept === null
    ? list
    : { state: 'ready', documents: kept, hasMore: false, isLoadingMore: false, isFromCache: true };
}

async function keep(posts: readonly WallPost[]): Promise<void> {
  try {
    (await loadKeptWall()).keepWall(posts);
  } catch (error) {
    console.warn('The wall could not be kept', error);
  }
}

async function readKept(): Promise<Kept> {
  try {
    return (await loadKeptWall()).keptWall();
  } catch (error) {
    console.warn('The wall that was kept cannot be read', error);
    return null;
  }
}
