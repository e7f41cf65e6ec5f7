import { isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { useCallback } from 'react';
import type { Listener } from '../../../firebase/listen.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { type ShortList, useShortList } from '../requests/use-short-list.ts';

/** How far ahead is listened, so that a date comes due without asking the database again. */
const AHEAD_MS = 12 * 3_600_000;

/** The requests whose day to come back has come, live, the longest due first, closed ones too. */
export function useComeBackRequests(visibility: RequestVisibility): ShortList {
  const now = useNow();
  const period = Math.floor(now.getTime() / AHEAD_MS);
  const load = useCallback(async () => {
    const [{ comeBackQueries }, { followLists }] = await Promise.all([
      import('./come-back-query.ts'),
      import('../requests/follow-lists.ts'),
    ]);
    const queries = comeBackQueries(visibility, new Date((period + 2) * AHEAD_MS));
    return (listener: Listener<StaffRequest>) => followLists(queries, listener);
  }, [visibility, period]);
  const select = useCallback((requests: readonly StaffRequest[]) => dueOf(requests, now), [now]);
  return useShortList(load, select);
}

function dueOf(requests: readonly StaffRequest[], now: Date): readonly StaffRequest[] {
  const since = ({ come_back_at }: StaffRequest) => come_back_at?.getTime() ?? 0;
  return requests.filter((request) => isComeBackDue(request, now)).sort((a, b) => since(a) - since(b));
}
