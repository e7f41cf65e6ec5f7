import { monthsOf } from '@prayer-community/domain/insights/insights-calendar';
import type { InsightMonth } from '@prayer-community/domain/insights/insights-counts';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { useCallback } from 'react';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

/** Follows the counts of the months of these weeks. Reads 13 documents for a year. */
export function useCountedMonths(weeks: readonly string[]): LiveQuery<InsightMonth> {
  const { first, last } = monthsOf(weeks);
  const load = useCallback(async () => {
    const { countedMonths } = await import('./insight-queries.ts');
    return countedMonths(first, last);
  }, [first, last]);
  return useLiveQuery(load);
}

/**
 * Follows staff members sorted by first name.
 * @param most the maximum number, or null for all
 */
export function useFirstMembers(most: number | null): LiveQuery<Profile<Date>> {
  const load = useCallback(async () => {
    const { firstMembers } = await import('./insight-queries.ts');
    return firstMembers(most);
  }, [most]);
  return useLiveQuery(load);
}
