import { useEffect, useState } from 'react';
import { countOpenRequests } from '../team/count-open-requests.ts';

/** How many open requests each member has; a member is missing until counted, or where that failed. */
export function useOpenCounts(uids: readonly string[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const key = uids.join(' ');

  useEffect(() => {
    let isShown = true;
    for (const uid of key.split(' ').filter(Boolean)) {
      countOpenRequests(uid).then(
        (count) => {
          if (isShown) {
            setCounts((known) => new Map(known).set(uid, count));
          }
        },
        (error: unknown) => console.warn('Open requests could not be counted', error),
      );
    }
    return () => {
      isShown = false;
    };
  }, [key]);

  return counts;
}
