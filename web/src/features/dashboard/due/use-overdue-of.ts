import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import type { RequestList } from '../requests/request-list.ts';
import { overdueFirst, overdueList } from './overdue-list.ts';

/** Updates the filtered list as time passes: only its overdue requests, or all requests with the overdue ones on top. */
export function useOverdueOf(
  list: RequestList,
  { due }: Pick<RequestFilter, 'due'>,
  clock: ReminderChoice | null,
): RequestList {
  const now = useNow(clock !== null && due !== 'soonest');
  return useMemo(() => {
    if (clock === null || due === 'soonest') {
      return list;
    }
    return due === 'overdue' ? overdueList(list, clock, now) : overdueFirst(list, clock, now);
  }, [due, list, clock, now]);
}
