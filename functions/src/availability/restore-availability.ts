import { dueAvailability } from '@prayer-community/domain/availability';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { profileFields } from '@prayer-community/domain/profile';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import * as z from 'zod';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const availabilitySchema = z
  .object(profileFields(storedInstant))
  .pick({ status: true, unavailable_start_date: true, unavailable_end_date: true });

/** Flips the status of members whose period away begins or ends. */
export const restoreAvailability = onSchedule(
  { schedule: 'every 15 minutes', region: FUNCTIONS_REGION },
  async () => {
    const db = await firestore();
    const at = now();
    const begun = await db.collection(COLLECTIONS.profiles).where('unavailable_start_date', '<=', at).get();
    await Promise.all(begun.docs.map(({ ref }) => flip(db, ref, at)));
  },
);

// In a transaction: the member may be changing the period at this moment.
async function flip(db: Firestore, ref: DocumentReference, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const profile = availabilitySchema.safeParse((await transaction.get(ref)).data());
    const change = profile.success ? dueAvailability(profile.data, now) : null;
    if (change) {
      transaction.update(ref, { ...change });
    }
  });
}
