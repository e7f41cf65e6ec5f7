import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { followLater } from '../../firebase/live-pages/follow-later.ts';
import { LivePages, type PageList } from '../../firebase/live-pages/live-pages.ts';
import { isLaterBy } from '../../firebase/live-pages/page-windows.ts';
import { useKeptList } from '../../firebase/live-pages/use-kept-list.ts';
import { type FeedItem, PAGE_SIZE } from './feed-item.ts';

export type Feed =
  | { state: 'loading' }
  | { state: 'error' }
  | {
      state: 'ready';
      items: readonly FeedItem[];
      isKept: boolean;
      hasMore: boolean;
      isLoadingMore: boolean;
    };

interface FollowedFeed {
  feed: Feed;
  showMore: () => void;
  retry: () => void;
}

/** Follows the feed; without a connection it is what was kept of it. */
export function useFeed(): FollowedFeed {
  const [pages, setPages] = useState(openFeed);
  const { list, isKept } = useKeptList(useSyncExternalStore(pages.subscribe, pages.list), loadKeeper);
  const retry = useCallback(() => setPages(openFeed), []);
  // The same as long as nothing changes, so that nothing is drawn twice.
  const feed = useMemo(() => feedOf(list, isKept), [list, isKept]);
  return { feed, showMore: pages.loadMore, retry };
}

const loadKeeper = async () => (await import('./kept-feed.ts')).FEED_KEEPER;
const followFeed = followLater(async () => (await import('./feed-query.ts')).FEED);
const isPublishedLater = isLaterBy(({ publish_date }: FeedItem) => publish_date?.getTime() ?? 0);

function openFeed() {
  return new LivePages(followFeed, PAGE_SIZE, isPublishedLater);
}

function feedOf(list: PageList<FeedItem>, isKept: boolean): Feed {
  switch (list.state) {
    case 'ready':
      return {
        state: 'ready',
        items: list.documents,
        isKept,
        hasMore: list.hasMore,
        isLoadingMore: list.isLoadingMore,
      };
    case 'loading':
      return { state: list.isOutOfReach ? 'error' : 'loading' };
    case 'refused':
      return { state: 'error' };
  }
}
