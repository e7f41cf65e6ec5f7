import { openCountOf } from '@prayer-community/domain/insights/insights-counts';
import { useDashboard } from '../dashboard-context.ts';
import { useCountedRequests } from './use-counted-requests.ts';

/**
 * Returns a function that gives a member's number of open requests. It gives undefined until the counts are known, or
 * if they cannot be read.
 */
export function useOpenCounts(): (uid: string) => number | undefined {
  const { openRequests } = useDashboard();
  // The dashboard already follows the counts if it suggests assignees.
  const { counts: counted } = useCountedRequests(openRequests === null);
  const counts = openRequests ?? counted;
  return (uid) => (counts === null ? undefined : openCountOf(counts, uid));
}
