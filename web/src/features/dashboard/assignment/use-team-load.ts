import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * What everyone on the team carries, live, in one document whatever the size of the team; null until that is known, or where it is
 * not asked for.
 */
export function useTeamLoad(isAsked: boolean): OpenRequests | null {
  const [load, setLoad] = useState<OpenRequests | null>(null);

  useEffect(() => {
    if (!isAsked) {
      setLoad(null);
      return;
    }
    return onSnapshot(
      doc(firestore, COLLECTIONS.insightTeam, OPEN_REQUESTS_ID),
      (snapshot) => {
        // An absent document of the cache alone says nothing about what the database holds.
        if (snapshot.exists() || !snapshot.metadata.fromCache) {
          const counted = openRequestsSchema.safeParse(snapshot.data() ?? {});
          setLoad(counted.success ? counted.data : null);
        }
      },
      (error) => console.warn(`Open requests can no longer be read: ${error.code}`),
    );
  }, [isAsked]);

  return load;
}
