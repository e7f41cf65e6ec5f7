import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin.ts';
import { circleRef } from './circle-store.ts';

/** Deletes what a deleted circle leaves: its prayers and its invitations. Tried again until all of it is gone. */
export const emptyDeletedCircle = onDocumentDeleted(
  { document: `${COLLECTIONS.prayerCircles}/{circleId}`, region: FUNCTIONS_REGION, retry: true },
  async ({ params: { circleId } }) => {
    const db = await firestore();
    const invitations = await db
      .collection(COLLECTIONS.circleInvitations)
      .where('circle_id', '==', circleId)
      .get();
    await Promise.all(invitations.docs.map(({ ref }) => ref.delete()));
    await db.recursiveDelete(circleRef(db, circleId));
  },
);
