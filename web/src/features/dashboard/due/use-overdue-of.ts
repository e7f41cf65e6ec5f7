import type { ReminderChoice } from '@prayer-community/domain/due-time';
import type { RequestFilter } from '@prayer-community/domain/request-filter';
import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import type { RequestList } from '../requests/request-list.ts';
import { overdueList } from './overdue-list.ts';

/** The list, or where the filter asks for that what is overdue of it, as time goes on. */
export function useOverdueOf(
  list: RequestList,
  { due }: Pick<RequestFilter, 'due'>,
  clock: ReminderChoice | null,
): RequestList {
  const isNarrowed = due === 'overdue' && clock !== null;
  const now = useNow(isNarrowed);
  return useMemo(() => (isNarrowed ? overdueList(list, clock, now) : list), [isNarrowed, list, clock, now]);
}
