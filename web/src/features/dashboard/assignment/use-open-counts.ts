import { useEffect, useState } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { readOpenRequests } from './read-open-requests.ts';

/** How many open requests a member has; undefined until that is known, or where it could not be read. */
export function useOpenCounts(): (uid: string) => number | undefined {
  const { load } = useDashboard();
  const [read, setRead] = useState<Readonly<Record<string, number>> | null>(null);
  const isFollowed = load !== null;
  const counts = load?.members ?? read;

  useEffect(() => {
    // The dashboard follows them already where it suggests somebody.
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

  // An uncounted member has none.
  return (uid) => (counts === null ? undefined : (counts[uid] ?? 0));
}
