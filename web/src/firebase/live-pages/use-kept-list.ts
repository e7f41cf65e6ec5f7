import { useEffect, useState } from 'react';
import type { PageList } from './live-pages.ts';

/** Where a list is kept on this device, to be read without a connection. */
export interface Keeper<Entry> {
  keep: (entries: readonly Entry[]) => void;
  /** Null where nothing was kept, or it cannot be read. */
  kept: () => readonly Entry[] | null;
}

/** What this device kept of a list: `unknown` until it was looked up, null where there is nothing. */
type Kept<Entry> = readonly Entry[] | null | 'unknown';

interface KeptList<Entry> {
  list: PageList<Entry>;
  /** True where the list is what was kept of it. */
  isKept: boolean;
}

/**
 * Keeps a list as it is seen; while it cannot be reached, the list is what was kept of it.
 * @param loadKeeper a function of a module: the first screen does without its code
 */
export function useKeptList<Entry>(
  list: PageList<Entry>,
  loadKeeper: () => Promise<Keeper<Entry>>,
): KeptList<Entry> {
  const [kept, setKept] = useState<Kept<Entry>>('unknown');
  const isOutOfReach = list.state === 'loading' && (list.isOutOfReach || !navigator.onLine);
  const seen = list.state === 'ready' && !list.isFromCache ? list.documents : null;
  useEffect(() => {
    if (seen !== null) {
      void keep(loadKeeper, seen);
    }
  }, [seen, loadKeeper]);
  useEffect(() => {
    if (isOutOfReach) {
      void readKept(loadKeeper).then(setKept);
    }
  }, [isOutOfReach, loadKeeper]);
  return isOutOfReach ? standIn(list, kept) : { list, isKept: false };
}

function standIn<Entry>(list: PageList<Entry>, kept: Kept<Entry>): KeptList<Entry> {
  if (kept === 'unknown') {
    return { list: { state: 'loading', isOutOfReach: false }, isKept: false };
  }
  if (kept === null) {
    return { list, isKept: false };
  }
  const inPlace = { hasMore: false, isLoadingMore: false, isFromCache: true } as const;
  return { list: { state: 'ready', documents: kept, ...inPlace }, isKept: true };
}

async function keep<Entry>(loadKeeper: () => Promise<Keeper<Entry>>, entries: readonly Entry[]) {
  try {
    (await loadKeeper()).keep(entries);
  } catch (error) {
    console.warn('A list could not be kept', error);
  }
}

async function readKept<Entry>(loadKeeper: () => Promise<Keeper<Entry>>): Promise<readonly Entry[] | null> {
  try {
    return (await loadKeeper()).kept();
  } catch (error) {
    console.warn('What was kept of a list cannot be read', error);
    return null;
  }
}
