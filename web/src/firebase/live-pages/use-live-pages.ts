import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { PageList } from './live-pages.ts';

/** `LivePages` or `MergedPages`. */
interface OpenPages<Entry> {
  subscribe: (onChange: () => void) => () => void;
  list: () => PageList<Entry>;
  loadMore: () => void;
}

export interface FollowedPages<Entry> {
  list: PageList<Entry>;
  loadMore: () => void;
  /** Starts over after a refusal. */
  retry: () => void;
}

/**
 * Follows a live list while the component is mounted.
 * @param open returns a new list. Compared by identity: another function starts over.
 */
export function useLivePages<Entry>(open: () => OpenPages<Entry>): FollowedPages<Entry> {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new list
  const pages = useMemo(open, [open, attempt]);
  const list = useSyncExternalStore(pages.subscribe, pages.list);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { list, loadMore: pages.loadMore, retry };
}
