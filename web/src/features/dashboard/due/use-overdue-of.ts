import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import type { RequestList } from '../requests/request-list.ts';
import { overdueList } from './overdue-list.ts';

/** Returns the filtered list. If the filter shows only overdue requests, the list updates as time passes. */
export function useOverdueOf(
  list: RequestList,
  { due }: Pick<RequestFilter, 'due'>,
  reminderChoice: ReminderChoice | null,
): RequestList {
  const isOverdueOnly = reminderChoice !== null && due === 'overdue';
  const now = useNow(isOverdueOnly);
  return useMemo(
    () => (isOverdueOnly ? overdueList(list, reminderChoice, now) : list),
    [isOverdueOnly, list, reminderChoice, now],
  );
}
