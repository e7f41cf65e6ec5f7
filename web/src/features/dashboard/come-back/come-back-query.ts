import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { orderBy, type Query, query, where } from 'firebase/firestore';
import { readableLists } from '../requests/request-query.ts';

export const COME_BACK_PAGE_SIZE = 6;

/** A lower bound that excludes requests without a date, which sort first. */
const EARLIEST = new Date(0);

/**
 * Returns queries for the requests with a date to come back, earliest first. There is one query for each list that the
 * rules allow. Future dates are included, so requests come due without another query.
 */
export function comeBackQueries(visibility: RequestVisibility): Query[] {
  return readableLists(visibility).map((list) =>
    query(list, where('come_back_at', '>=', EARLIEST), orderBy('come_back_at')),
  );
}

/** Returns the same queries, limited to requests whose date is not after `now`. */
export function dueComeBackQueries(visibility: RequestVisibility, now: Date): Query[] {
  return comeBackQueries(visibility).map((sorted) => query(sorted, where('come_back_at', '<=', now)));
}
