import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { useMemo } from 'react';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import type { FollowedPages } from '../../../firebase/live-pages/use-live-pages.ts';
import { isDueSooner } from '../due/overdue-list.ts';
import { sortedRequests } from './request-query.ts';
import type { StaffRequest } from './staff-request.ts';
import { useRequestPages } from './use-request-pages.ts';

/** Follows the requests that match a filter, live, in its order. */
export function useRequests(
  filter: RequestFilter,
  visibility: RequestVisibility,
  pageSize: number,
): FollowedPages<StaffRequest> {
  const { view, status, urgency, type, assignee } = filter;
  // Overdue requests are at the head of the list by due time, so they need no list of their own.
  const isByDueTime = filter.due !== null;
  const paged = useMemo(() => {
    const due = isByDueTime ? 'soonest' : null;
    const sorted = sortedRequests({ view, status, urgency, type, assignee, due }, visibility);
    return { queries: [sorted], isAbove: isByDueTime ? isDueSooner : isNewer, pageSize };
  }, [view, status, urgency, type, assignee, isByDueTime, visibility, pageSize]);
  return useRequestPages(paged);
}
