import { COLLECTIONS } from '@prayer-community/domain/collections';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** The list also has dates of the next hours, so that they come due without another query. */
const AHEAD_MS = 12 * 3_600_000;

/** The most that one list shows; what comes after it moves up as answers come in. */
export const COME_BACK_LIMIT = 6;

/** The requests to come back to until a moment, the longest due first: one query for each list that the rules give. */
export function comeBackQueries(visibility: RequestVisibility, until: Date): Query[] {
  return readableConditions(visibility).map((conditions) =>
    query(
      collection(firestore, COLLECTIONS.prayerRequests),
      ...conditions.map(([field, value]) => where(field, '==', value)),
      where('come_back_at', '<=', until),
      orderBy('come_back_at'),
      limit(COME_BACK_LIMIT),
    ),
  );
}

/** The latest date of the list. It stays the same for half a day, so that the query does. */
export function comeBackUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / AHEAD_MS) + 2) * AHEAD_MS);
}
