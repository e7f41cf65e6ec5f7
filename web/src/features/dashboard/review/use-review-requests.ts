import { useCallback, useMemo } from 'react';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { useListCount } from '../requests/use-request-count.ts';
import { type CountedRequests, useRequestPages } from '../requests/use-request-pages.ts';
import { REVIEW_PAGE_SIZE, reviewQuery } from './review-query.ts';

const isOlder = (a: StaffRequest, b: StaffRequest) => isNewer(b, a);

/** Follows the requests with replies to review, live, oldest first. Empty if the reader may not review. */
export function useReviewRequests(mayReview: boolean): CountedRequests {
  const paged = useMemo(
    () => ({ queries: mayReview ? [reviewQuery()] : [], isAbove: isOlder, pageSize: REVIEW_PAGE_SIZE }),
    [mayReview],
  );
  const live = useRequestPages(paged);
  const toQueries = useCallback(() => paged.queries, [paged]);
  return { ...live, count: useListCount(live.list, toQueries) };
}
