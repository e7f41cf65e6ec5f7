import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { followWindow, type PagedQuery } from '../../../firebase/live-pages/follow-window.ts';
import { LivePages, type PageList } from '../../../firebase/live-pages/live-pages.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import type { Identified } from '../../../firebase/parse-documents.ts';

export interface Pages<Entry> {
  list: PageList<Entry>;
  loadMore: () => void;
  /** Starts over after a refusal. */
  retry: () => void;
}

/**
 * Follows a paged query while the component is mounted.
 * @param paged compared by identity. Another object starts a new list.
 */
export function usePages<Stored extends { created_at: Date }>(
  paged: PagedQuery<Stored>,
): Pages<Identified<Stored>> {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new list
  const pages = useMemo(
    () =>
      new LivePages<Identified<Stored>, QueryDocumentSnapshot>(
        (window, follower) => followWindow(paged, window, follower),
        paged.pageSize,
        isNewer,
      ),
    [paged, attempt],
  );
  const list = useSyncExternalStore(pages.subscribe, pages.list);
  return { list, loadMore: pages.loadMore, retry: () => setAttempt((count) => count + 1) };
}
