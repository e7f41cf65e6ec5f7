import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { followLater } from '../../firebase/live-pages/follow-later.ts';
import { LivePages, type PageList } from '../../firebase/live-pages/live-pages.ts';
import { isLaterBy } from '../../firebase/live-pages/page-windows.ts';
import { type FeedItem, PAGE_SIZE } from './feed-item.ts';
import { keepFeed, keptFeed } from './kept-feed.ts';

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
  const list = useSyncExternalStore(pages.subscribe, pages.list);
  const seen = list.state === 'ready' ? list.documents : null;
  useEffect(() => {
    if (seen !== null) {
      keepFeed(seen.slice(0, PAGE_SIZE));
    }
  }, [seen]);
  const retry = useCallback(() => setPages(openFeed), []);
  return { feed: feedOf(list), showMore: pages.loadMore, retry };
}

const followFeed = followLater(async () => (await import('./feed-query.ts')).FEED);
const isPublishedLater = isLaterBy(({ publish_date }: FeedItem) => publish_date?.getTime() ?? 0);

function openFeed() {
  return new LivePages(followFeed, PAGE_SIZE, isPublishedLater);
}

function feedOf(list: PageList<FeedItem>): Feed {
  if (list.state === 'ready') {
    const { documents, hasMore, isLoadingMore } = list;
    return { state: 'ready', items: documents, isKept: false, hasMore, isLoadingMore };
  }
  if (list.state === 'loading' && !list.isOutOfReach) {
    return { state: 'loading' };
  }
  const items = keptFeed();
  return items === null
    ? { state: 'error' }
    : { state: 'ready', items, isKept: true, hasMore: false, isLoadingMore: false };
}
