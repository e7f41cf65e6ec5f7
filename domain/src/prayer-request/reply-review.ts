import type { StaffRole } from '../staff/profile.ts';
import type { PrayerRequest } from './prayer-request.ts';

/** True if the role reviews replies before they are sent. */
export function mayReviewReplies(role: StaffRole): boolean {
  return role === 'leadership';
}

/** True if a reply to the requester awaits review. An anonymized request has no replies left. */
export function hasReplyToReview({
  replies_awaiting,
  emptied_at,
}: Pick<PrayerRequest<unknown>, 'replies_awaiting' | 'emptied_at'>): boolean {
  return replies_awaiting > 0 && emptied_at === null;
}
