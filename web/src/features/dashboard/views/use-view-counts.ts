import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import {
  mayReviewReplies,
  mineFilter,
  toTakeFilter,
} from '@prayer-community/domain/prayer-request/work-view';
import { useMemo, useSyncExternalStore } from 'react';
import { pendingWrites } from '../../../ui/connection/pending-writes.ts';
import { useComeBackRequests } from '../come-back/use-come-back-requests.ts';
import type { RequestList } from '../requests/request-list.ts';
import { useDatabaseCount } from '../requests/use-request-count.ts';
import { useReviewRequests } from '../review/use-review-requests.ts';
import type { ViewCounts } from './view-tabs.tsx';

/**
 * Returns the number of requests in the parts of *Today*, for use while another list is shown.
 * @param list a request that arrives, leaves or changes here triggers a new count. So does each write, because it may
 * concern a request outside the list.
 */
export function useViewCounts(
  actor: Actor,
  visibility: RequestVisibility,
  hasDueTimes: boolean,
  list: RequestList,
): ViewCounts {
  const mineOf = useMemo(() => mineFilter(actor), [actor]);
  const toTakeOf = useMemo(() => toTakeFilter(actor, hasDueTimes), [actor, hasDueTimes]);
  // The list shows a write before the database counts it.
  const isSettled = useSyncExternalStore(pendingWrites.subscribe, pendingWrites.value) === 0;
  const asOf = isSettled && list.state === 'ready' && !list.isFromCache ? revisionsOf(list.requests) : null;
  return {
    mine: useDatabaseCount(mineOf, visibility, asOf),
    to_take: useDatabaseCount(toTakeOf, visibility, asOf),
    due: useDatabaseCount({ ...toTakeOf, due: 'overdue' }, visibility, hasDueTimes ? asOf : null),
    come_back: useComeBackRequests(visibility).count,
    to_review: useReviewRequests(mayReviewReplies(actor.role)).count,
  };
}

function revisionsOf(requests: readonly { id: string; revision: number }[]): string {
  return requests.map(({ id, revision }) => `${id}.${revision}`).join(' ');
}
