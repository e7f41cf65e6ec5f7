import { followLater } from '../../../firebase/live-pages/follow-later.ts';
import { LivePages } from '../../../firebase/live-pages/live-pages.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import { useCachedList } from '../../../firebase/live-pages/use-cached-list.ts';
import { type FollowedPages, useLivePages } from '../../../firebase/live-pages/use-live-pages.ts';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

/** Follows the posts of the wall, newest first. Offline, returns the posts cached on this device. */
export function useWallPosts(): FollowedPages<WallPost> {
  const pages = useLivePages(openWall);
  const { list } = useCachedList(pages.list, loadCache);
  return { ...pages, list };
}

const loadCache = async () => (await import('./wall-cache.ts')).WALL_CACHE;
const followWall = followLater(async () => (await import('./wall-query.ts')).WALL);

function openWall() {
  return new LivePages(followWall, PAGE_SIZE, isNewer);
}
