import { COLLECTIONS } from '@prayer-community/domain/collections';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { searchLimit } from './search-limit.ts';

/** Returns queries for the newest requests with a term, one for each list that the rules allow. */
export function searchQueries(term: string, visibility: RequestVisibility): Query[] {
  return readableConditions(visibility).map((conditions) =>
    query(
      collection(firestore, COLLECTIONS.prayerRequests),
      ...conditions.map(([field, value]) => where(field, '==', value)),
      where('search_terms', 'array-contains', term),
      orderBy('created_at', 'desc'),
      limit(searchLimit(visibility)),
    ),
  );
}
