import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { getCountFromServer, limit, type Query, query } from 'firebase/firestore';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pendingWrites } from '../../../ui/connection/pending-writes.ts';
import { currentTime } from '../../../ui/use-now.ts';
import type { RequestList } from './request-list.ts';
import { matchingRequests, overdueRequests } from './request-query.ts';
import { useVisibleMinutes } from './use-visible-minutes.ts';

/** Counting stops here, because the database bills one read per 1,000 entries and an archive only grows. */
export const COUNT_LIMIT = 5_000;

/**
 * Returns the number of requests that match a filter. Null until known. A fully loaded list is counted live. Otherwise
 * the database counts, again whenever a loaded request comes or goes, and each minute.
 */
export function useRequestCount(
  filter: RequestFilter,
  visibility: RequestVisibility,
  list: RequestList,
): number | null {
  return useListCount(list, useFilterQueries(filter, visibility));
}

/**
 * Returns the database's count of the requests that match a filter. Null until known.
 * @param asOf triggers a new count when it changes. No count while null.
 */
export function useDatabaseCount(
  filter: RequestFilter,
  visibility: RequestVisibility,
  asOf: string | null,
): number | null {
  return useQueryCount(useFilterQueries(filter, visibility), asOf);
}

function useFilterQueries(filter: RequestFilter, visibility: RequestVisibility): () => readonly Query[] {
  const { view, status, urgency, type, assignee, due } = filter;
  return useCallback(() => {
    const asked = { view, status, urgency, type, assignee, due };
    return [
      due === 'overdue'
        ? overdueRequests(asked, visibility, currentTime())
        : matchingRequests(asked, visibility),
    ];
  }, [view, status, urgency, type, assignee, due, visibility]);
}

/**
 * Returns the database's total count over several queries. Null until known.
 * @param toQueries returns the current queries. Compared by identity: another function starts over.
 * @param asOf triggers a new count when it changes. No count while null.
 */
function useQueryCount(toQueries: () => readonly Query[], asOf: string | null): number | null {
  const [counted, setCounted] = useState<{ of: typeof toQueries; count: number } | null>(null);

  useEffect(() => {
    if (asOf === null) {
      return;
    }
    let isCurrent = true;
    Promise.all(toQueries().map((each) => getCountFromServer(query(each, limit(COUNT_LIMIT))))).then(
      (snapshots) => {
        if (isCurrent) {
          const count = snapshots.reduce((sum, snapshot) => sum + snapshot.data().count, 0);
          setCounted({ of: toQueries, count });
        }
      },
      (error: unknown) => console.warn('The requests could not be counted', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [asOf, toQueries]);

  return counted?.of === toQueries ? counted.count : null;
}

interface KnownCount {
  of: () => readonly Query[];
  count: number | null;
  isComplete: boolean;
}

/**
 * Returns the length of a list. Null until known. A fully loaded list is counted live. Otherwise the database counts,
 * again whenever a loaded request comes or goes, and each minute for those that are not loaded. Until the server confirms
 * a write, the count of such a list stays as it was.
 * @param toQueries see `useQueryCount`
 */
export function useListCount(list: RequestList, toQueries: () => readonly Query[]): number | null {
  // Cached requests say nothing about the length of the list.
  const isKnown = list.state === 'ready' && !list.isFromCache;
  const isComplete = isKnown && !list.hasMore;
  const isSettled = useSyncExternalStore(pendingWrites.subscribe, pendingWrites.get) === 0;
  const isCounted = isKnown && !isComplete && isSettled;
  const minutes = useVisibleMinutes(isCounted);
  const counted = useQueryCount(toQueries, isCounted ? `${minutes} ${idsOf(list.documents)}` : null);
  const count = isComplete ? list.documents.length : counted;
  const [known, setKnown] = useState<KnownCount>({ of: toQueries, count, isComplete });
  // A page of a longer list is not full while a request leaves it, so the list only looks complete.
  if (!isSettled && known.of === toQueries && !known.isComplete) {
    return known.count;
  }
  if (known.of !== toQueries || known.count !== count || known.isComplete !== isComplete) {
    setKnown({ of: toQueries, count, isComplete });
  }
  return count;
}

function idsOf(requests: readonly { id: string }[]): string {
  return requests.map(({ id }) => id).join(' ');
}
