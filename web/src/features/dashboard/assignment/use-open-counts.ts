import { useEffect, useState } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { readOpenRequests } from './read-open-requests.ts';

/**
 * Returns a function that gives a member's number of open requests. It gives undefined until the counts are known, or
 * if they cannot be read.
 */
export function useOpenCounts(): (uid: string) => number | undefined {
  const { openRequests } = useDashboard();
  const [read, setRead] = useState<Readonly<Record<string, number>> | null>(null);
  const isFollowed = openRequests !== null;
  const counts = openRequests?.members ?? read;

  useEffect(() => {
    // The dashboard already listens to the counts if it suggests assignees.
    if (isFollowed) {
      return;
    }
    let isShown = true;
    readOpenRequests().then(
      (counted) => {
        if (isShown) {
          setRead(counted);
        }
      },
      (error: unknown) => console.warn('Open requests could not be read', error),
    );
    return () => {
      isShown = false;
    };
  }, [isFollowed]);

  // A member without a count has no open requests.
  return (uid) => (counts === null ? undefined : (counts[uid] ?? 0));
}
