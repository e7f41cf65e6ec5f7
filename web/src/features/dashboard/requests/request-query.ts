import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { StaffRole } from '@prayer-community/domain/profile';
import { filterConditions, type RequestFilter } from '@prayer-community/domain/request-filter';
import { collection, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** All requests that a filter lets through, in no order. */
export function matchingRequests(filter: RequestFilter, role: StaffRole): Query {
  const conditions = filterConditions(filter, role).map(([field, value]) => where(field, '==', value));
  return query(collection(firestore, COLLECTIONS.prayerRequests), ...conditions);
}

/** The same, newest first. */
export function newestRequests(filter: RequestFilter, role: StaffRole): Query {
  return query(matchingRequests(filter, role), orderBy('created_at', 'desc'));
}
