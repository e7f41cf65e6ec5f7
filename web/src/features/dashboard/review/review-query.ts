import { COLLECTIONS } from '@prayer-community/domain/collections';
import { REPLIES_AWAITING_MAX_COUNTED } from '@prayer-community/domain/replies/reply-summary';
import { collection, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

export const REVIEW_PAGE_SIZE = 6;

/** A range filter would dictate the sort order, so each possible number is listed. */
const NUMBERS_AWAITING = Array.from({ length: REPLIES_AWAITING_MAX_COUNTED }, (_, index) => index + 1);

/** Returns a query for the requests with replies awaiting review, oldest first. */
export function reviewQuery(): Query {
  return query(
    collection(firestore, COLLECTIONS.prayerRequests),
    where('replies_awaiting', 'in', NUMBERS_AWAITING),
    orderBy('created_at'),
  );
}
