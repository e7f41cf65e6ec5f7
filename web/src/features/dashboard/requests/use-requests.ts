import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { followWindow } from '../../../firebase/live-pages/follow-window.ts';
import { LivePages } from '../../../firebase/live-pages/live-pages.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import { isDueSooner } from '../due/overdue-list.ts';
import { type RequestList, toRequestList } from './request-list.ts';
import { sortedRequests } from './request-query.ts';
import { type StaffRequest, storedRequestSchema } from './staff-request.ts';

export interface LiveRequests {
  list: RequestList;
  loadMore: () => void;
  /** Starts afresh after a refusal. */
  retry: () => void;
}

/** The requests that a filter lets through, live, in its order. */
export function useRequests(
  filter: RequestFilter,
  visibility: RequestVisibility,
  pageSize: number,
): LiveRequests {
  const [attempt, setAttempt] = useState(0);
  const { view, status, urgency, type, assignee } = filter;
  // What is overdue is the head of what is due, and needs no other list.
  const isByDueTime = filter.due !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new list
  const pages = useMemo(() => {
    const due = isByDueTime ? 'soonest' : null;
    const sorted = sortedRequests({ view, status, urgency, type, assignee, due }, visibility);
    const paged = { sorted, schema: storedRequestSchema, pageSize };
    return new LivePages<StaffRequest, QueryDocumentSnapshot>(
      (window, follower) => followWindow(paged, window, follower),
      pageSize,
      isByDueTime ? isDueSooner : isNewer,
    );
  }, [view, status, urgency, type, assignee, isByDueTime, visibility, pageSize, attempt]);
  const pageList = useSyncExternalStore(pages.subscribe, pages.list);
  const list = useMemo(() => toRequestList(pageList), [pageList]);
  return { list, loadMore: pages.loadMore, retry: () => setAttempt((count) => count + 1) };
}
