import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';

/** The request of a message's link; `absent` where it is gone, or not (any more) for the reader's eyes. */
export type LinkedRequest =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'ready'; request: StaffRequest; isFromCache: boolean };

/** Follows one request, as long as the reader may see it. */
export function useLinkedRequest(requestId: string): LinkedRequest {
  const [seen, setSeen] = useState<LinkedRequest>({ state: 'loading' });
  useEffect(() => {
    setSeen({ state: 'loading' });
    return onSnapshot(
      doc(firestore, COLLECTIONS.prayerRequests, requestId),
      { includeMetadataChanges: true },
      (snapshot) => {
        // The cache alone does not know what the database holds.
        if (!snapshot.exists() && snapshot.metadata.fromCache) {
          return;
        }
        const { fromCache: isFromCache } = snapshot.metadata;
        const stored = storedRequestSchema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
        setSeen(
          stored.success
            ? { state: 'ready', request: { ...stored.data, id: requestId }, isFromCache }
            : { state: 'absent' },
        );
      },
      (error) => {
        console.warn(`The request can not be read: ${error.code}`);
        setSeen({ state: 'absent' });
      },
    );
  }, [requestId]);
  return seen;
}
