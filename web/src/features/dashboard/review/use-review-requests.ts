import { hasReplyToReview } from '@prayer-community/domain/prayer-request/work-view';
import type { Listener } from '../../../firebase/listen.ts';
import { followLists } from '../requests/follow-lists.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { type ShortList, useShortList } from '../requests/use-short-list.ts';
import { reviewQuery } from './review-query.ts';

/** The requests with replies to review, live, the oldest first; none for who reviews none. */
export function useReviewRequests(mayReview: boolean): ShortList {
  return useShortList(mayReview ? followReviews : followNone, oldestFirst);
}

async function followReviews() {
  return (listener: Listener<StaffRequest>) => followLists([reviewQuery()], listener);
}

async function followNone() {
  return (listener: Listener<StaffRequest>) => {
    listener.onDocuments([]);
    return () => {};
  };
}

function oldestFirst(requests: readonly StaffRequest[]): readonly StaffRequest[] {
  return requests.filter(hasReplyToReview).sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}
