import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { departFromAllCircles } from '../data/circle-departure.ts';
import { firestore } from '../platform/admin.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { isWithdrawn, profileRef } from '../platform/staff-account.ts';

/** Takes a deleted member of the staff out of their prayer circles. Tried again until they are in none. */
export const departFromCircles = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  parkUnreadable(async ({ data, params: { uid } }) => {
    const db = await firestore();
    // Who was added again since, with the same account, stays in their circles.
    if (isWithdrawn(data) || (await profileRef(db, uid).get()).exists) {
      return;
    }
    logOutcome('departFromCircles', `left ${await departFromAllCircles(db, uid)}`, uid);
  }),
);
