import type { RequestSight } from '@prayer-community/domain/request-access';
import type { RequestFilter } from '@prayer-community/domain/request-filter';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { followWindow } from '../../../firebase/live-pages/follow-window.ts';
import { LivePages } from '../../../firebase/live-pages/live-pages.ts';
import { PAGE_SIZE, type RequestList, toRequestList } from './request-list.ts';
import { newestRequests } from './request-query.ts';
import { type StaffRequest, storedRequestSchema } from './staff-request.ts';

interface LiveRequests {
  list: RequestList;
  loadMore: () => void;
  /** Starts afresh after a refusal. */
  retry: () => void;
}

/** The requests that a filter lets through, live, newest first. */
export function useRequests(filter: RequestFilter, sight: RequestSight): LiveRequests {
  const [attempt, setAttempt] = useState(0);
  const { view, status, urgency, type } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new list
  const pages = useMemo(() => {
    const newest = newestRequests({ view, status, urgency, type }, sight);
    const paged = { newest, schema: storedRequestSchema, pageSize: PAGE_SIZE };
    return new LivePages<StaffRequest, QueryDocumentSnapshot>(
      (window, follower) => followWindow(paged, window, follower),
      PAGE_SIZE,
    );
  }, [view, status, urgency, type, sight, attempt]);
  const pageList = useSyncExternalStore(pages.subscribe, pages.list);
  const list = useMemo(() => toRequestList(pageList), [pageList]);
  return { list, loadMore: pages.loadMore, retry: () => setAttempt((count) => count + 1) };
}
