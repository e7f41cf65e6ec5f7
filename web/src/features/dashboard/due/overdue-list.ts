import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { isOverdue } from '@prayer-community/domain/prayer-request/reminders';
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

/** Returns the overdue requests of a list sorted by due time. `hasMore` stays true only if every loaded request is overdue. */
export function overdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const documents = list.documents.filter((request) => isOverdue(request, choice, now));
  const isAllOverdue = documents.length === list.documents.length;
  return { ...list, documents, hasMore: list.hasMore && isAllOverdue };
}

export function notOverdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  return list.state === 'ready'
    ? { ...list, documents: list.documents.filter((request) => !isOverdue(request, choice, now)) }
    : list;
}
