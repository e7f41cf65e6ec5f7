import { useEffect, useState } from 'react';
import { readOpenRequests } from './read-open-requests.ts';

/** How many open requests a member has; undefined until that is known, or where it could not be read. */
export function useOpenCounts(): (uid: string) => number | undefined {
  const [counts, setCounts] = useState<Readonly<Record<string, number>> | null>(null);

  useEffect(() => {
    let isShown = true;
    readOpenRequests().then(
      (counted) => {
        if (isShown) {
          setCounts(counted);
        }
      },
      (error: unknown) => console.warn('Open requests could not be read', error),
    );
    return () => {
      isShown = false;
    };
  }, []);

  // Whoever is not counted has none.
  return (uid) => (counts === null ? undefined : (counts[uid] ?? 0));
}
