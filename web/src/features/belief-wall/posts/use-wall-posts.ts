import { useCallback, useState, useSyncExternalStore } from 'react';
import { followLater } from '../../../firebase/live-pages/follow-later.ts';
import { LivePages, type PageList } from '../../../firebase/live-pages/live-pages.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import { useCachedList } from '../../../firebase/live-pages/use-cached-list.ts';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

interface WallPosts {
  list: PageList<WallPost>;
  loadMore: () => void;
  retry: () => void;
}

/** Follows the posts of the wall, newest first. Offline, returns the posts cached on this device. */
export function useWallPosts(): WallPosts {
  const [pages, setPages] = useState(openWall);
  const { list } = useCachedList(useSyncExternalStore(pages.subscribe, pages.list), loadCache);
  const retry = useCallback(() => setPages(openWall), []);
  return { list, loadMore: pages.loadMore, retry };
}

const loadCache = async () => (await import('./wall-cache.ts')).WALL_CACHE;
const followWall = followLater(async () => (await import('./wall-query.ts')).WALL);

function openWall() {
  return new LivePages(followWall, PAGE_SIZE, isNewer);
}
