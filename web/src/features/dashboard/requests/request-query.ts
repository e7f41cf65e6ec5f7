import { COLLECTIONS } from '@prayer-community/domain/collections';
import { filterConditions, type RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { collection, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** All requests that a filter lets through, in no order. */
export function matchingRequests(filter: RequestFilter, visibility: RequestVisibility): Query {
  const conditions = filterConditions(filter, visibility).map(([field, value]) => where(field, '==', value));
  return query(collection(firestore, COLLECTIONS.prayerRequests), ...conditions);
}

/** The same in the order of a session: those that nobody prayed for first, then the oldest. */
export function leastPrayedFor(filter: RequestFilter, visibility: RequestVisibility): Query {
  return query(matchingRequests(filter, visibility), orderBy('prayer_count'), orderBy('created_at'));
}

/** The same in the order of the filter; overdue requests come first; which those are changes with time. */
export function sortedRequests(filter: RequestFilter, visibility: RequestVisibility): Query {
  const order = filter.due === null ? orderBy('created_at', 'desc') : orderBy('clock.due_at');
  return query(matchingRequests(filter, visibility), order);
}

/** Those alone that are overdue at a moment. */
export function overdueRequests(filter: RequestFilter, visibility: RequestVisibility, now: Date): Query {
  return query(matchingRequests(filter, visibility), where('clock.due_at', '<=', now));
}
