import type { StaffRole } from '../staff/profile.ts';
import type { PrayerRequest } from './prayer-request.ts';
import { ACTIVE_REQUESTS, type RequestFilter } from './request-filter.ts';
import { type Actor, mayBeAssigned } from './request-transitions.ts';

/** The parts of *Today*, in the order of their tabs. */
export const TODAY_VIEWS = ['mine', 'to_take', 'due', 'come_back', 'to_review'] as const;
export type TodayView = (typeof TODAY_VIEWS)[number];

/** What the dashboard shows: all of *Today*, one part of it, or a list that staff filter by themselves. */
export const WORK_VIEWS = ['today', ...TODAY_VIEWS, 'active', 'archived'] as const;
export type WorkView = (typeof WORK_VIEWS)[number];

/** True where someone of the role reviews replies before they go, and so has a view of those that wait. */
export function mayReviewReplies(role: StaffRole): boolean {
  return role === 'leadership';
}

/** The parts of *Today* that someone of the role has. */
export function todayViews(role: StaffRole, hasDueTimes: boolean): readonly TodayView[] {
  return TODAY_VIEWS.filter(
    (view) => (view !== 'due' || hasDueTimes) && (view !== 'to_review' || mayReviewReplies(role)),
  );
}

/** True where a reply to the requester waits for a review; one to a request that was anonymized is gone. */
export function hasReplyToReview({
  replies_awaiting,
  emptied_at,
}: Pick<PrayerRequest<unknown>, 'replies_awaiting' | 'emptied_at'>): boolean {
  return replies_awaiting > 0 && emptied_at === null;
}

/** True for a list that staff filter by themselves. */
export function isFilteredView(view: WorkView): view is RequestFilter['view'] {
  return view === 'active' || view === 'archived';
}

/** The active requests that are assigned to someone. */
export function mineFilter(actor: Actor): RequestFilter {
  return { ...ACTIVE_REQUESTS, assignee: actor.uid };
}

/**
 * The requests that someone of the staff could be given and that nobody has.
 * @param hasDueTimes whether they have due times to be sorted by; else the newest come first
 */
export function toTakeFilter(actor: Actor, hasDueTimes: boolean): RequestFilter {
  return {
    ...ACTIVE_REQUESTS,
    status: 'new',
    type: mayBeAssigned(actor.role, 'confidential') ? null : 'prayer_team',
    due: hasDueTimes ? 'soonest' : null,
  };
}
