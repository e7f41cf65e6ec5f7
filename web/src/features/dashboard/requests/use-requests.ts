import type { StaffRole } from '@prayer-community/domain/profile';
import type { RequestFilter } from '@prayer-community/domain/request-filter';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { followWindow } from './follow-window.ts';
import { PagedRequests, type RequestList } from './paged-requests.ts';
import { newestRequests } from './request-query.ts';

interface LiveRequests {
  list: RequestList;
  loadMore: () => void;
  /** Starts afresh after a refusal. */
  retry: () => void;
}

/** The requests that a filter lets through, live, newest first. */
export function useRequests(filter: RequestFilter, role: StaffRole): LiveRequests {
  const [attempt, setAttempt] = useState(0);
  const { view, status, urgency, type } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new list
  const paged = useMemo(() => {
    const newest = newestRequests({ view, status, urgency, type }, role);
    return new PagedRequests<QueryDocumentSnapshot>((window, follower) =>
      followWindow(newest, window, follower),
    );
  }, [view, status, urgency, type, role, attempt]);
  const list = useSyncExternalStore(paged.subscribe, paged.list);
  return { list, loadMore: paged.loadMore, retry: () => setAttempt((count) => count + 1) };
}
