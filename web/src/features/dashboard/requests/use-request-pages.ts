import type { Query } from 'firebase/firestore';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { MergedPages } from '../../../firebase/live-pages/merged-pages.ts';
import type { IsAbove } from '../../../firebase/live-pages/page-windows.ts';
import { livePages } from '../../../firebase/live-pages/query-pages.ts';
import { type FollowedPages, useLivePages } from '../../../firebase/live-pages/use-live-pages.ts';
import { pendingWrites } from '../../../ui/connection/pending-writes.ts';
import type { RequestList } from './request-list.ts';
import { type StaffRequest, storedRequestSchema } from './staff-request.ts';

/** Live requests with their count. The count is null until known. */
export interface CountedRequests extends FollowedPages<StaffRequest> {
  count: number | null;
}

/** Sorted lists of requests that are followed as one. */
export interface PagedRequests {
  queries: readonly Query[];
  /** The sort order of each list. */
  isAbove: IsAbove<StaffRequest>;
  pageSize: number;
}

/**
 * Follows requests live, page by page.
 * @param paged compared by identity. Another object starts over.
 */
export function useRequestPages(paged: PagedRequests): FollowedPages<StaffRequest> {
  const open = useCallback(() => {
    const { queries, isAbove, pageSize } = paged;
    const lists = queries.map((sorted) =>
      livePages({ sorted, schema: storedRequestSchema, pageSize }, isAbove),
    );
    return new MergedPages(lists, isAbove);
  }, [paged]);
  const pages = useLivePages(open);
  return { ...pages, list: useSteadyHasMore(pages.list) };
}

/**
 * Returns the list with `hasMore` as it was before a write, until the server confirms the write. A page of a longer list
 * is not full while a request leaves it, so the list only looks complete.
 */
function useSteadyHasMore(list: RequestList): RequestList {
  const isSettled = useSyncExternalStore(pendingWrites.subscribe, pendingWrites.get) === 0;
  const [hadMore, setHadMore] = useState(false);
  const hasMore = list.state === 'ready' && (list.hasMore || (hadMore && !isSettled));
  if (hasMore !== hadMore) {
    setHadMore(hasMore);
  }
  return useMemo(() => (list.state === 'ready' ? { ...list, hasMore } : list), [list, hasMore]);
}
