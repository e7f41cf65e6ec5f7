import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { useCallback, useMemo } from 'react';
import { currentTime, useNow } from '../../../ui/use-now.ts';
import { useListCount } from '../requests/use-request-count.ts';
import { type CountedRequests, useRequestPages } from '../requests/use-request-pages.ts';
import { COME_BACK_PAGE_SIZE, comeBackQueries, dueComeBackQueries } from './come-back-query.ts';
import { dueComeBacks, isComeBackSooner } from './due-come-backs.ts';

/** Follows the requests whose date to come back has come, live, longest due first. Includes closed requests. */
export function useComeBackRequests(visibility: RequestVisibility): CountedRequests {
  const paged = useMemo(
    () => ({
      queries: comeBackQueries(visibility),
      isAbove: isComeBackSooner,
      pageSize: COME_BACK_PAGE_SIZE,
    }),
    [visibility],
  );
  const dated = useRequestPages(paged);
  const now = useNow();
  const list = useMemo(() => dueComeBacks(dated.list, now), [dated.list, now]);
  const toQueries = useCallback(() => dueComeBackQueries(visibility, currentTime()), [visibility]);
  return { ...dated, list, count: useListCount(list, toQueries) };
}
