import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { dueAt, isOverdue } from '@prayer-community/domain/prayer-request/reminders';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

type Due = Pick<StaffRequest, 'id' | 'clock'>;

/** Sooner due first, and of two due at once the smaller id, as the database sorts; it puts first what has no due time. */
export function isDueSooner(a: Due, b: Due): boolean {
  const difference = (a.clock.due_at?.getTime() ?? 0) - (b.clock.due_at?.getTime() ?? 0);
  return difference < 0 || (difference === 0 && a.id < b.id);
}

/** The list with what is overdue on top, the most urgent first and then what has been due the longest; the rest as it was. */
export function overdueFirst(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const overdue = list.requests.filter((request) => isOverdue(request, choice, now));
  if (overdue.length === 0) {
    return list;
  }
  const rank = (request: StaffRequest) => URGENCY_LEVELS.indexOf(effectiveUrgency(request));
  const since = (request: StaffRequest) => dueAt(request, choice)?.getTime() ?? 0;
  const ranked = overdue.toSorted((a, b) => rank(b) - rank(a) || since(a) - since(b));
  return { ...list, requests: [...ranked, ...list.requests.filter((request) => !overdue.includes(request))] };
}

/** Of a list that is sorted by due time, what is overdue. There may be more of it only where all that was loaded is. */
export function overdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const requests = list.requests.filter((request) => isOverdue(request, choice, now));
  const isAllOverdue = requests.length === list.requests.length;
  return { ...list, requests, hasMore: list.hasMore && isAllOverdue };
}

/** Of the same list, what is not overdue. */
export function notOverdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  return list.state === 'ready'
    ? { ...list, requests: list.requests.filter((request) => !isOverdue(request, choice, now)) }
    : list;
}
