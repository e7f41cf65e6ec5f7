import { COLLECTIONS } from '@prayer-community/domain/collections';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { collection, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** How many come at a time. */
export const COME_BACK_PAGE_SIZE = 6;

/** Leaves out what has no date, which sorts first. */
const EARLIEST = new Date(0);

/**
 * The requests with a date to come back, the earliest first: one query for each list that the rules give. They have the next dates too,
 * which come due without another query.
 */
export function comeBackQueries(visibility: RequestVisibility): Query[] {
  return readableConditions(visibility).map((conditions) =>
    query(
      collection(firestore, COLLECTIONS.prayerRequests),
      ...conditions.map(([field, value]) => where(field, '==', value)),
      where('come_back_at', '>=', EARLIEST),
      orderBy('come_back_at'),
    ),
  );
}

/** Those alone whose date has come by a moment. */
export function dueComeBackQueries(visibility: RequestVisibility, now: Date): Query[] {
  return comeBackQueries(visibility).map((sorted) => query(sorted, where('come_back_at', '<=', now)));
}
