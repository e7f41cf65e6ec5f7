import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { getCountFromServer, limit, query } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { PAGE_SIZE, type RequestList } from './request-list.ts';
import { matchingRequests, overdueRequests } from './request-query.ts';

/** Counting stops here: the database bills one read per 1,000 entries, and an archive only grows. */
export const COUNT_LIMIT = 5_000;

/**
 * How many requests a filter lets through; null until that is known. Where all of them are loaded they count
 * themselves, live; else the database counts, again whenever the list changes.
 */
export function useRequestCount(
  filter: RequestFilter,
  visibility: RequestVisibility,
  list: RequestList,
): number | null {
  // What memory alone holds of a list says nothing about how long it is.
  const isKnown = list.state === 'ready' && !list.isFromCache;
  const isComplete = isKnown && !list.hasMore;
  const counted = useDatabaseCount(
    filter,
    visibility,
    isKnown && !isComplete ? idsOfFirstPage(list.requests) : null,
  );
  return isComplete ? list.requests.length : counted;
}

/**
 * How many requests a filter lets through, by the database's own count; null until that is known.
 * @param asOf counts again whenever this changes, and not at all while it is null
 */
export function useDatabaseCount(
  filter: RequestFilter,
  visibility: RequestVisibility,
  asOf: string | null,
): number | null {
  const { view, status, urgency, type, assignee, due } = filter;
  const key = JSON.stringify([view, status, urgency, type, assignee, due, visibility]);
  const [counted, setCounted] = useState<{ key: string; count: number } | null>(null);

  useEffect(() => {
    if (asOf === null) {
      return;
    }
    let isCurrent = true;
    const asked = { view, status, urgency, type, assignee, due };
    const matching =
      due === 'overdue'
        ? overdueRequests(asked, visibility, new Date())
        : matchingRequests(asked, visibility);
    getCountFromServer(query(matching, limit(COUNT_LIMIT))).then(
      (snapshot) => {
        if (isCurrent) {
          setCounted({ key, count: snapshot.data().count });
        }
      },
      (error: unknown) => console.warn('The requests could not be counted', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [asOf, view, status, urgency, type, assignee, due, visibility, key]);

  return counted?.key === key ? counted.count : null;
}

function idsOfFirstPage(requests: readonly { id: string }[]): string {
  return requests
    .slice(0, PAGE_SIZE)
    .map(({ id }) => id)
    .join(' ');
}
