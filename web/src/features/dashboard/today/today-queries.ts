import { mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import { mineFilter, toTakeFilter } from '@prayer-community/domain/prayer-request/work-view';
import { limit, type Query, query } from 'firebase/firestore';
import type { TodayScope } from '../../../session/today-scope.ts';
import { COME_BACK_PAGE_SIZE, comeBackQueries } from '../come-back/come-back-query.ts';
import { sortedRequests } from '../requests/request-query.ts';
import { REVIEW_PAGE_SIZE, reviewQuery } from '../review/review-query.ts';

/** Page sizes that keep *Today* within its 60 reads even if every part is full. */
export const MINE_PAGE_SIZE = 12;
export const TO_TAKE_PAGE_SIZE = 20;

/** Returns the queries that *Today* sends when it opens. */
export function todayQueries({ actor, visibility, hasDueTimes }: TodayScope): Query[] {
  return [
    query(sortedRequests(mineFilter(actor), visibility), limit(MINE_PAGE_SIZE)),
    query(sortedRequests(toTakeFilter(actor, hasDueTimes), visibility), limit(TO_TAKE_PAGE_SIZE)),
    ...comeBackQueries(visibility).map((sorted) => query(sorted, limit(COME_BACK_PAGE_SIZE))),
    ...(mayReviewReplies(actor.role) ? [query(reviewQuery(), limit(REVIEW_PAGE_SIZE))] : []),
  ];
}
