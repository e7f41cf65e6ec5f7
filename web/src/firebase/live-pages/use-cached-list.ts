import { useEffect, useState } from 'react';
import type { PageList } from './live-pages.ts';

export interface ListCache<Entry> {
  write: (entries: readonly Entry[]) => void;
  /** Null if nothing is cached or it cannot be read. */
  read: () => readonly Entry[] | null;
}

/** `unknown` until the cache was read. Null if nothing is cached. */
type Cached<Entry> = readonly Entry[] | null | 'unknown';

interface CachedList<Entry> {
  list: PageList<Entry>;
  isCached: boolean;
}

/**
 * Caches a list as it arrives. While offline, returns the cached list.
 * @param loadCache a module-level function that loads the cache's code, which the first screen does without
 */
export function useCachedList<Entry>(
  list: PageList<Entry>,
  loadCache: () => Promise<ListCache<Entry>>,
): CachedList<Entry> {
  const [cached, setCached] = useState<Cached<Entry>>('unknown');
  const isOffline = list.state === 'loading' && (list.isOffline || !navigator.onLine);
  const seen = list.state === 'ready' && !list.isFromCache ? list.documents : null;
  useEffect(() => {
    if (seen !== null) {
      void write(loadCache, seen);
    }
  }, [seen, loadCache]);
  useEffect(() => {
    if (isOffline) {
      void readCache(loadCache).then(setCached);
    }
  }, [isOffline, loadCache]);
  return isOffline ? cachedOr(list, cached) : { list, isCached: false };
}

function cachedOr<Entry>(list: PageList<Entry>, cached: Cached<Entry>): CachedList<Entry> {
  if (cached === 'unknown') {
    return { list: { state: 'loading', isOffline: false }, isCached: false };
  }
  if (cached === null) {
    return { list, isCached: false };
  }
  const offlineFields = { hasMore: false, isLoadingMore: false, isFromCache: true } as const;
  return { list: { state: 'ready', documents: cached, ...offlineFields }, isCached: true };
}

async function write<Entry>(loadCache: () => Promise<ListCache<Entry>>, entries: readonly Entry[]) {
  try {
    (await loadCache()).write(entries);
  } catch (error) {
    console.warn('A list could not be cached', error);
  }
}

async function readCache<Entry>(
  loadCache: () => Promise<ListCache<Entry>>,
): Promise<readonly Entry[] | null> {
  try {
    return (await loadCache()).read();
  } catch (error) {
    console.warn('The cached list cannot be read', error);
    return null;
  }
}
