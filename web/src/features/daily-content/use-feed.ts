import { useCallback, useEffect, useState } from 'react';
import { useLiveQuery } from '../../firebase/use-live-query.ts';
import { type FeedItem, keepFeed, keptFeed } from './kept-feed.ts';

const PAGE_SIZE = 20;

export type Feed =
  | { state: 'loading' }
  | { state: 'error' }
  | { state: 'ready'; items: readonly FeedItem[]; isKept: boolean; hasMore: boolean };

interface FollowedFeed {
  feed: Feed;
  showMore: () => void;
  retry: () => void;
}

/** Follows the feed; without a connection it is what was kept of it. */
export function useFeed(): FollowedFeed {
  const [count, setCount] = useState(PAGE_SIZE);
  const live = useLiveQuery(useCallback(async () => (await import('./feed-query.ts')).feed(count), [count]));
  const documents = live.state === 'ready' ? live.documents : null;
  // What was shown stays while more is on its way.
  const [items, setItems] = useState<readonly FeedItem[] | null>(null);
  useEffect(() => {
    if (documents !== null) {
      setItems(documents);
      keepFeed(documents.slice(0, PAGE_SIZE));
    }
  }, [documents]);

  const showMore = useCallback(() => setCount((shown) => shown + PAGE_SIZE), []);
  return { feed: feedOf(live.state, items, count), showMore, retry: live.retry };
}

function feedOf(
  state: 'loading' | 'error' | 'ready',
  items: readonly FeedItem[] | null,
  count: number,
): Feed {
  if (items !== null) {
    return { state: 'ready', items, isKept: false, hasMore: items.length >= count };
  }
  if (state !== 'error') {
    return { state: 'loading' };
  }
  const kept = keptFeed();
  return kept === null ? { state: 'error' } : { state: 'ready', items: kept, isKept: true, hasMore: false };
}
