import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { doc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore-sdk.ts';
import type { Listener } from '../../firebase/listen.ts';
import { followDocument } from '../../firebase/use-live-document.ts';
import { circleSchema } from './circle-queries.ts';

/** Follows one circle, as a document because the rules cannot allow a query for a member's own circles. */
export function followCircle(
  circleId: string,
  { onDocuments, onFailure }: Listener<PrayerCircle<Date>>,
): () => void {
  return followDocument(doc(firestore, COLLECTIONS.prayerCircles, circleId), circleSchema, (seen) => {
    if (seen.state === 'ready') {
      onDocuments([{ ...seen.document, id: circleId }]);
    } else if (seen.state === 'absent') {
      onDocuments([]);
    } else {
      onFailure(seen.state === 'loading' ? 'unreachable' : 'refused');
    }
  });
}
