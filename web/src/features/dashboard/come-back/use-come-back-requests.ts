import { isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { useCallback } from 'react';
import type { Listener } from '../../../firebase/listen.ts';
import { useNow } from '../../../ui/use-now.ts';
import { followLists } from '../requests/follow-lists.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { type ShortList, useShortList } from '../requests/use-short-list.ts';
import { comeBackQueries, comeBackUntil } from './come-back-query.ts';

/** The requests whose day to come back has come, live, the longest due first, closed ones too. */
export function useComeBackRequests(visibility: RequestVisibility): ShortList {
  const now = useNow();
  const until = comeBackUntil(now).getTime();
  const load = useCallback(async () => {
    const queries = comeBackQueries(visibility, new Date(until));
    return (listener: Listener<StaffRequest>) => followLists(queries, listener);
  }, [visibility, until]);
  const select = useCallback((requests: readonly StaffRequest[]) => dueOf(requests, now), [now]);
  return useShortList(load, select);
}

function dueOf(requests: readonly StaffRequest[], now: Date): readonly StaffRequest[] {
  const since = ({ come_back_at }: StaffRequest) => come_back_at?.getTime() ?? 0;
  return requests.filter((request) => isComeBackDue(request, now)).sort((a, b) => since(a) - since(b));
}
