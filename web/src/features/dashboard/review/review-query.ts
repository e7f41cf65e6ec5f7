import { COLLECTIONS } from '@prayer-community/domain/collections';
import { REPLIES_AWAITING_MAX_COUNTED } from '@prayer-community/domain/replies/reply-summary';
import { collection, orderBy, type Query, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** How many come at a time. */
export const REVIEW_PAGE_SIZE = 6;

/** A range would dictate the order: each number is asked for by itself. */
const NUMBERS_AWAITING = Array.from({ length: REPLIES_AWAITING_MAX_COUNTED }, (_, index) => index + 1);

/** The requests with replies that wait for a review, the oldest first. */
export function reviewQuery(): Query {
  return query(
    collection(firestore, COLLECTIONS.prayerRequests),
    where('replies_awaiting', 'in', NUMBERS_AWAITING),
    orderBy('created_at'),
  );
}
