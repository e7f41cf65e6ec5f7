import { COLLECTIONS } from '@prayer-community/domain/collections';
import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** The most that the list shows; what comes after it moves up as replies are reviewed. */
const REVIEW_LIMIT = 6;

/** The requests with replies that wait for a review. */
export function reviewQuery(): Query {
  return query(
    collection(firestore, COLLECTIONS.prayerRequests),
    where('replies_awaiting', '>', 0),
    orderBy('replies_awaiting'),
    limit(REVIEW_LIMIT),
  );
}
