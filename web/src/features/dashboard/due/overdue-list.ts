import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { isOverdue } from '@prayer-community/domain/prayer-request/reminders';
import { isEarlierBy } from '../../../firebase/live-pages/page-windows.ts';
import { headOf, type RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Sorts requests by due time, as the database does. Requests without a due time come first. */
export const isDueSooner = isEarlierBy(({ clock }: StaffRequest) => clock.due_at?.getTime() ?? 0);

/** Returns the overdue requests of a list sorted by due time. */
export function overdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  return headOf(list, (request) => isOverdue(request, choice, now));
}

export function notOverdueList(list: RequestList, choice: ReminderChoice, now: Date): RequestList {
  return list.state === 'ready'
    ? { ...list, documents: list.documents.filter((request) => !isOverdue(request, choice, now)) }
    : list;
}
