import { COLLECTIONS } from '@prayer-community/domain/collections';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import {
  and,
  collection,
  getCountFromServer,
  limit,
  or,
  orderBy,
  type Query,
  type QueryFilterConstraint,
  query,
  where,
} from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

export interface EarlierThan {
  /** A request matches if it has any of these hashes. */
  hashes: readonly string[];
  createdBefore: Date;
}

/** Returns a query for the newest earlier requests with the same email address or phone number. */
export function newestEarlier(earlier: EarlierThan, visibility: RequestVisibility, most: number): Query {
  return query(allEarlier(earlier, visibility), orderBy('created_at', 'desc'), limit(most));
}

/** Counts all earlier requests with the same email address or phone number. */
export async function countEarlier(earlier: EarlierThan, visibility: RequestVisibility): Promise<number> {
  const newestFirst = query(allEarlier(earlier, visibility), orderBy('created_at', 'desc'));
  return (await getCountFromServer(newestFirst)).data().count;
}

/** Limited to requests that the reader may read, because the rules refuse a query that might find others. */
function allEarlier({ hashes, createdBefore }: EarlierThan, visibility: RequestVisibility): Query {
  const found: QueryFilterConstraint[] = [
    where('contact_hashes', 'array-contains-any', hashes),
    where('created_at', '<', createdBefore),
  ];
  const lists = readableConditions(visibility).map((conditions) =>
    conditions.map(([field, value]) => where(field, '==', value)),
  );
  const [only, ...more] = lists;
  const readable =
    only !== undefined && more.length === 0 ? only : [or(...lists.map((conditions) => and(...conditions)))];
  return query(collection(firestore, COLLECTIONS.prayerRequests), and(...found, ...readable));
}
