import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { departFromAllCircles } from '../data/circle-departure.ts';
import { firestore } from '../platform/admin.ts';
import { logCount } from '../platform/log-outcome.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { isWithdrawn, profileRef } from '../platform/staff-account.ts';

/** Removes a deleted staff member from their prayer circles. Retries until they are in none. */
export const departFromCircles = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  skipUnreadable(async ({ data, params: { uid } }) => {
    const db = await firestore();
    // Someone who was added again with the same account stays in their circles.
    if (isWithdrawn(data) || (await profileRef(db, uid).get()).exists) {
      return;
    }
    logCount('departFromCircles', 'left', await departFromAllCircles(db, uid), uid);
  }),
);
