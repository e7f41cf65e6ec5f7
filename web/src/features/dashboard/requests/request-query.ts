import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  filterConditions,
  type RequestFilter,
  readableConditions,
} from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { collection, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** Returns an unsorted query for all requests that match a filter. */
export function matchingRequests(filter: RequestFilter, visibility: RequestVisibility): Query {
  return requestsWith(filterConditions(filter, visibility));
}

/** Returns an unsorted query for each list of active and archived requests that the rules allow. */
export function readableLists(visibility: RequestVisibility): Query[] {
  return readableConditions(visibility).map(requestsWith);
}

function requestsWith(conditions: readonly (readonly [field: string, value: string])[]): Query {
  return query(
    collection(firestore, COLLECTIONS.prayerRequests),
    ...conditions.map(([field, value]) => where(field, '==', value)),
  );
}

/** Returns a query for the same requests in prayer session order: fewest prayers first, then oldest first. */
export function leastPrayedFor(filter: RequestFilter, visibility: RequestVisibility): Query {
  return query(matchingRequests(filter, visibility), orderBy('prayer_count'), orderBy('created_at'));
}

/** Returns a query for the same requests in the filter's order: newest first, or earliest due time first. */
export function sortedRequests(filter: RequestFilter, visibility: RequestVisibility): Query {
  const order = filter.due === null ? orderBy('created_at', 'desc') : orderBy('clock.due_at');
  return query(matchingRequests(filter, visibility), order);
}

/** Returns a query for those of the matching requests that are overdue at `now`. */
export function overdueRequests(filter: RequestFilter, visibility: RequestVisibility, now: Date): Query {
  return query(matchingRequests(filter, visibility), where('clock.due_at', '<=', now));
}
