import type { Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback } from 'react';
import { followWindow } from '../../../firebase/live-pages/follow-window.ts';
import { LivePages } from '../../../firebase/live-pages/live-pages.ts';
import { MergedPages } from '../../../firebase/live-pages/merged-pages.ts';
import type { IsAbove } from '../../../firebase/live-pages/page-windows.ts';
import { type FollowedPages, useLivePages } from '../../../firebase/live-pages/use-live-pages.ts';
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
    const lists = queries.map((sorted) => {
      const one = { sorted, schema: storedRequestSchema, pageSize };
      return new LivePages<StaffRequest, QueryDocumentSnapshot>(
        (window, follower) => followWindow(one, window, follower),
        pageSize,
        isAbove,
      );
    });
    return new MergedPages(lists, isAbove);
  }, [paged]);
  return useLivePages(open);
}
