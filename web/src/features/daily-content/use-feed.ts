import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLiveQuery } from '../../firebase/use-live-query.ts';
import { type FeedItem, keepFeed, keptFeed } from './kept-feed.ts';

const PAGE_SIZE = 20;

/** The bound of the query moves this often, and whenever the visitor comes back to the page. */
const RENEW_AFTER_MS = 10 * 60_000;

/** A clock that runs ahead by less than this is forgiven: the rules refuse a bound that lies in the future. */
const CLOCK_TOLERANCE_MS = 5_000;

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
  const before = useBound();
  const [count, setCount] = useState(PAGE_SIZE);
  const live = useLiveQuery(
    useCallback(async () => (await import('./feed-query.ts')).feed(before, count), [before, count]),
  );
  const [items, setItems] = useState<readonly FeedItem[] | null>(null);
  useEffect(() => {
    if (live.state === 'ready') {
      setItems(live.documents);
      keepFeed(live.documents.slice(0, PAGE_SIZE));
    }
  }, [live]);

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

const loadSignal = async () => (await import('./feed-query.ts')).feedSignal();

/** The moment up to which items are asked for: the present as far as it is certain, or when the feed last gained one. */
function useBound(): Date {
  const [bound, setBound] = useState(present);
  const signal = useLiveQuery(loadSignal);
  useEffect(() => {
    const ending = new AbortController();
    const renew = () => setBound(present());
    const timer = setInterval(renew, RENEW_AFTER_MS);
    const renewIfVisible = () => document.visibilityState === 'visible' && renew();
    document.addEventListener('visibilitychange', renewIfVisible, { signal: ending.signal });
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, []);
  const [latest] = signal.state === 'ready' ? signal.documents : [];
  const boundMs = Math.max(bound.getTime(), latest?.changed_at.getTime() ?? 0);
  return useMemo(() => new Date(boundMs), [boundMs]);
}

function present(): Date {
  return new Date(Date.now() - CLOCK_TOLERANCE_MS);
}
