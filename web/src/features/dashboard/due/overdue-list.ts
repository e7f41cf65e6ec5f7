import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { dueAt, isOverdue } from '@prayer-community/domain/prayer-request/reminders';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

type Due = Pick<StaffRequest, 'id' | 'clock'>;

/**
 * Returns true if `a` comes before `b`: earlier due time first, then smaller id, as the database sorts. Requests
 * without a due time come first.
 */
export function isDueSooner(a: Due, b: Due): boolean {
  const difference = (a.clock.due_at?.getTime() ?? 0) - (b.clock.due_at?.getTime() ?? 0);
  return difference < 0 || (difference === 0 && a.id < b.id);
}

/** Moves overdue requests to the top, most urgent first, then longest overdue. The other requests keep their order. */
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

/** Returns the overdue requests of a list sorted by due time. `hasMore` stays true only if every loaded request is overdue. */
export function overdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const requests = list.requests.filter((request) => isOverdue(request, choice, now));
  const isAllOverdue = requests.length === list.requests.length;
  return { ...list, requests, hasMore: list.hasMore && isAllOverdue };
}

export function notOverdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  return list.state === 'ready'
    ? { ...list, requests: list.requests.filter((request) => !isOverdue(request, choice, now)) }
    : list;
}
