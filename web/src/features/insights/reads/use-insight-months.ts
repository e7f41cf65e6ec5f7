import { COLLECTIONS } from '@prayer-community/domain/collections';
import { monthsOf } from '@prayer-community/domain/insights-calendar';
import { type InsightMonth, insightMonthSchema } from '@prayer-community/domain/insights-counts';
import { collection, documentId, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

/** What was counted in the months of these weeks, live; 13 documents for a year. */
export function useInsightMonths(weeks: readonly string[]): LiveQuery<InsightMonth> {
  const { first, last } = monthsOf(weeks);
  const load = useCallback(
    async () => ({
      query: query(
        collection(firestore, COLLECTIONS.insightMonths),
        where(documentId(), '>=', first),
        where(documentId(), '<=', last),
      ),
      schema: insightMonthSchema,
    }),
    [first, last],
  );
  return useLiveQuery(load);
}
