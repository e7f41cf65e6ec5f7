import { useOpenRequests } from '../../../firebase/use-open-requests.ts';
import { useDashboard } from '../dashboard-context.ts';

/**
 * Returns a function that gives a member's number of open requests. It gives undefined until the counts are known, or
 * if they cannot be read.
 */
export function useOpenCounts(): (uid: string) => number | undefined {
  const { openRequests } = useDashboard();
  // The dashboard already listens to the counts if it suggests assignees.
  const live = useOpenRequests(openRequests === null);
  const counts = openRequests ?? (live.state === 'ready' ? live.document : null);
  // A member without a count has no open requests.
  return (uid) => (counts === null ? undefined : (counts.members[uid] ?? 0));
}
