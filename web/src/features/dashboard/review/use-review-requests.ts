import { hasReplyToReview } from '@prayer-community/domain/prayer-request/work-view';
import type { Listener } from '../../../firebase/listen.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { type ShortList, useShortList } from '../requests/use-short-list.ts';

/** The requests with replies to review, live, the oldest first; none for who reviews none. */
export function useReviewRequests(mayReview: boolean): ShortList {
  return useShortList(mayReview ? followReviews : followNone, oldestFirst);
}

async function followReviews() {
  const [{ reviewQuery }, { followLists }] = await Promise.all([
    import('./review-query.ts'),
    import('../requests/follow-lists.ts'),
  ]);
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
