import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { followLater } from '../../firebase/live-pages/follow-later.ts';
import { LivePages, type PageList } from '../../firebase/live-pages/live-pages.ts';
import { isLaterBy } from '../../firebase/live-pages/page-windows.ts';
import { useCachedList } from '../../firebase/live-pages/use-cached-list.ts';
import { type FeedItem, PAGE_SIZE } from './feed-item.ts';

export type Feed =
  | { state: 'loading' }
  | { state: 'error' }
  | {
      state: 'ready';
      items: readonly FeedItem[];
      isCached: boolean;
      hasMore: boolean;
      isLoadingMore: boolean;
    };

interface FollowedFeed {
  feed: Feed;
  showMore: () => void;
  retry: () => void;
}

/** Follows the feed. Offline, returns the cached items. */
export function useFeed(): FollowedFeed {
  const [pages, setPages] = useState(openFeed);
  const { list, isCached } = useCachedList(useSyncExternalStore(pages.subscribe, pages.list), loadCache);
  const retry = useCallback(() => setPages(openFeed), []);
  // Stays the same object until something changes, to avoid rendering twice.
  const feed = useMemo(() => feedOf(list, isCached), [list, isCached]);
  return { feed, showMore: pages.loadMore, retry };
}

const loadCache = async () => (await import('./feed-cache.ts')).FEED_CACHE;
const followFeed = followLater(async () => (await import('./feed-query.ts')).FEED);
const isPublishedLater = isLaterBy(({ publish_date }: FeedItem) => publish_date?.getTime() ?? 0);

function openFeed() {
  return new LivePages(followFeed, PAGE_SIZE, isPublishedLater);
}

function feedOf(list: PageList<FeedItem>, isCached: boolean): Feed {
  switch (list.state) {
    case 'ready':
      return {
        state: 'ready',
        items: list.documents,
        isCached,
        hasMore: list.hasMore,
        isLoadingMore: list.isLoadingMore,
      };
    case 'loading':
      return { state: list.isOutOfReach ? 'error' : 'loading' };
    case 'refused':
      return { state: 'error' };
  }
}
