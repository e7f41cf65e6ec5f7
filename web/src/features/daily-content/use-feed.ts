import { followLater } from '../../firebase/live-pages/follow-later.ts';
import { LivePages } from '../../firebase/live-pages/live-pages.ts';
import { isLaterBy } from '../../firebase/live-pages/page-windows.ts';
import { useCachedList } from '../../firebase/live-pages/use-cached-list.ts';
import { type FollowedPages, useLivePages } from '../../firebase/live-pages/use-live-pages.ts';
import { type FeedItem, PAGE_SIZE } from './feed-item.ts';

interface FollowedFeed extends FollowedPages<FeedItem> {
  isCached: boolean;
}

/** Follows the feed. Offline, returns the cached items. */
export function useFeed(): FollowedFeed {
  const pages = useLivePages(openFeed);
  return { ...pages, ...useCachedList(pages.list, loadCache) };
}

const loadCache = async () => (await import('./feed-cache.ts')).FEED_CACHE;
const followFeed = followLater(async () => (await import('./feed-query.ts')).FEED);
const isPublishedLater = isLaterBy(({ publish_date }: FeedItem) => publish_date?.getTime() ?? 0);

function openFeed() {
  return new LivePages(followFeed, PAGE_SIZE, isPublishedLater);
}
