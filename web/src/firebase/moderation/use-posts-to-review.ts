import { limit, type Query, query } from 'firebase/firestore';
import * as z from 'zod';
import { type LiveQuery, useLiveQuery } from '../use-live-query.ts';
import { UNDECIDED_REPORTS, WAITING_POSTS } from './moderation-queries.ts';

/** The view of *Moderation* with posts that wait for a leader's decision. */
export type ReviewView = 'waiting' | 'reported';

/** Checking whether there are any costs one read, however many there are. */
const anyOf = (all: Query) => async () => ({ query: query(all, limit(1)), schema: z.object({}) });
const anyWaiting = anyOf(WAITING_POSTS);
const anyReport = anyOf(UNDECIDED_REPORTS);

/** Returns where posts wait for a decision. Null if none do, or as long as this is unknown. For leadership only. */
export function usePostsToReview(): ReviewView | null {
  const waiting = useLiveQuery(anyWaiting);
  const reports = useLiveQuery(anyReport);
  if (isAny(waiting)) {
    return 'waiting';
  }
  return isAny(reports) ? 'reported' : null;
}

function isAny(live: LiveQuery<object>): boolean {
  return live.state === 'ready' && live.documents.length > 0;
}
