import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { mineFilter, type TodayView, toTakeFilter } from '@prayer-community/domain/prayer-request/work-view';
import { useMemo } from 'react';
import { useNow } from '../../../ui/use-now.ts';
import { useComeBackRequests } from '../come-back/use-come-back-requests.ts';
import { notOverdueList, overdueList } from '../due/overdue-list.ts';
import type { RequestList } from '../requests/request-list.ts';
import { useRequestCount } from '../requests/use-request-count.ts';
import type { CountedRequests } from '../requests/use-request-pages.ts';
import { useRequests } from '../requests/use-requests.ts';
import { useReviewRequests } from '../review/use-review-requests.ts';
import { MINE_PAGE_SIZE, TO_TAKE_PAGE_SIZE } from './today-queries.ts';

export type TodayPart = CountedRequests;

/** The parts of *Today*. `due` is null if requests have no due times. */
export type Today = Record<Exclude<TodayView, 'due'>, TodayPart> & {
  due: TodayPart | null;
  /** The requests to take, without the overdue ones. */
  notDue: RequestList;
};

const UNCOUNTED: RequestList = { state: 'loading', isOffline: false };

export function useToday(
  actor: Actor,
  visibility: RequestVisibility,
  reminderChoice: ReminderChoice | null,
): Today {
  const hasDueTimes = reminderChoice !== null;
  const mineOf = useMemo(() => mineFilter(actor), [actor]);
  const toTakeOf = useMemo(() => toTakeFilter(actor, hasDueTimes), [actor, hasDueTimes]);
  const mine = useRequests(mineOf, visibility, MINE_PAGE_SIZE);
  const toTake = useRequests(toTakeOf, visibility, TO_TAKE_PAGE_SIZE);
  const mineCount = useRequestCount(mineOf, visibility, mine.list);
  const toTakeCount = useRequestCount(toTakeOf, visibility, toTake.list);
  const comeBack = useComeBackRequests(visibility);
  const toReview = useReviewRequests(mayReviewReplies(actor.role));
  const now = useNow(hasDueTimes);
  // Overdue requests are at the head of the requests to take, so they need no list of their own.
  const overdue = useMemo(
    () => (reminderChoice === null ? null : overdueList(toTake.list, reminderChoice, now)),
    [reminderChoice, toTake.list, now],
  );
  const notDue = useMemo(
    () => (reminderChoice === null ? toTake.list : notOverdueList(toTake.list, reminderChoice, now)),
    [reminderChoice, toTake.list, now],
  );
  const dueCount = useRequestCount({ ...toTakeOf, due: 'overdue' }, visibility, overdue ?? UNCOUNTED);
  return {
    come_back: comeBack,
    to_review: toReview,
    mine: { ...mine, count: mineCount },
    to_take: { ...toTake, count: toTakeCount },
    due: overdue && { ...toTake, list: overdue, count: dueCount },
    notDue,
  };
}
