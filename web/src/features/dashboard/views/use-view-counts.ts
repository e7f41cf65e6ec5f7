import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { isOverdue } from '@prayer-community/domain/prayer-request/reminders';
import { mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { mineFilter, toTakeFilter } from '@prayer-community/domain/prayer-request/work-view';
import { useMemo, useSyncExternalStore } from 'react';
import { pendingWrites } from '../../../ui/connection/pending-writes.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useComeBackRequests } from '../come-back/use-come-back-requests.ts';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { useDatabaseCount } from '../requests/use-request-count.ts';
import { useVisibleMinutes } from '../requests/use-visible-minutes.ts';
import { useReviewRequests } from '../review/use-review-requests.ts';
import type { ViewCounts } from './view-tabs.tsx';

/**
 * Returns the number of requests in the parts of *Today*, for use while another list is shown. The database counts again
 * each minute while the page is visible.
 * @param list a request that arrives, leaves or changes here triggers a new count. So does each write, because it may
 * concern a request outside the list. A request that becomes overdue here triggers a new count of the due requests.
 */
export function useViewCounts(
  actor: Actor,
  visibility: RequestVisibility,
  reminderChoice: ReminderChoice | null,
  list: RequestList,
): ViewCounts {
  const hasDueTimes = reminderChoice !== null;
  const now = useNow(hasDueTimes);
  const mineOf = useMemo(() => mineFilter(actor), [actor]);
  const toTakeOf = useMemo(() => toTakeFilter(actor, hasDueTimes), [actor, hasDueTimes]);
  // The list shows a write before the database counts it.
  const isSettled = useSyncExternalStore(pendingWrites.subscribe, pendingWrites.get) === 0;
  const requests = isSettled && list.state === 'ready' && !list.isFromCache ? list.documents : null;
  const minutes = useVisibleMinutes(requests !== null);
  const asOf = requests && `${minutes} ${revisionsOf(requests)}`;
  return {
    mine: useDatabaseCount(mineOf, visibility, asOf),
    to_take: useDatabaseCount(toTakeOf, visibility, asOf),
    due: useDatabaseCount(
      { ...toTakeOf, due: 'overdue' },
      visibility,
      requests && reminderChoice && `${asOf} overdue: ${overdueIn(requests, reminderChoice, now)}`,
    ),
    come_back: useComeBackRequests(visibility).count,
    to_review: useReviewRequests(mayReviewReplies(actor.role)).count,
  };
}

function revisionsOf(requests: readonly StaffRequest[]): string {
  return requests.map(({ id, revision }) => `${id}.${revision}`).join(' ');
}

function overdueIn(requests: readonly StaffRequest[], reminderChoice: ReminderChoice, now: Date): string {
  return revisionsOf(requests.filter((request) => isOverdue(request, reminderChoice, now)));
}
