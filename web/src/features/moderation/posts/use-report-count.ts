import { useCallback } from 'react';
import { useLiveQuery } from '../../../firebase/use-live-query.ts';
import { openReportsOf, reportSchema } from './post-queries.ts';

/** Follows the number of undecided reports of a post, live. 0 until loaded. */
export function useReportCount(postId: string): number {
  const load = useCallback(async () => ({ query: openReportsOf(postId), schema: reportSchema }), [postId]);
  const live = useLiveQuery(load);
  return live.state === 'ready' ? live.documents.length : 0;
}
