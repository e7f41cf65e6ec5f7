import type { StaffRole } from '../staff/profile.ts';
import { mayBeAssigned } from './may-be-assigned.ts';
import { mayReviewReplies } from './reply-review.ts';
import { ACTIVE_REQUESTS, type RequestFilter } from './request-filter.ts';
import type { Actor } from './request-transitions.ts';

/** The parts of *Today*, in tab order. */
const TODAY_VIEWS = ['mine', 'to_take', 'due', 'come_back', 'to_review'] as const;
export type TodayView = (typeof TODAY_VIEWS)[number];

/** The views of the dashboard: all of *Today*, one part of it, or a list that staff filter. */
export const WORK_VIEWS = ['today', ...TODAY_VIEWS, 'active', 'archived'] as const;
export type WorkView = (typeof WORK_VIEWS)[number];

export function todayViews(role: StaffRole, hasDueTimes: boolean): readonly TodayView[] {
  return TODAY_VIEWS.filter(
    (view) => (view !== 'due' || hasDueTimes) && (view !== 'to_review' || mayReviewReplies(role)),
  );
}

export function isFilteredView(view: WorkView): view is RequestFilter['view'] {
  return view === 'active' || view === 'archived';
}

export function mineFilter(actor: Actor): RequestFilter {
  return { ...ACTIVE_REQUESTS, assignee: actor.uid };
}

/**
 * Returns the filter for unassigned requests that the actor could be assigned.
 * @param hasDueTimes whether requests have due times to sort by. If not, the newest come first
 */
export function toTakeFilter(actor: Actor, hasDueTimes: boolean): RequestFilter {
  return {
    ...ACTIVE_REQUESTS,
    status: 'new',
    type: mayBeAssigned(actor.role, 'confidential') ? null : 'prayer_team',
    due: hasDueTimes ? 'soonest' : null,
  };
}
