import { dueAvailability } from '@prayer-community/domain/staff/availability';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { availabilitySchema } from '../data/profile.ts';
import { profiles } from '../platform/staff-account.ts';

/** Flips the status of members whose period of absence has begun or ended. */
export async function flipAvailability(db: Firestore, now: Date): Promise<void> {
  const begun = await profiles(db).where('unavailable_start_date', '<=', now).get();
  await Promise.all(begun.docs.map(({ ref }) => flip(db, ref, now)));
}

// In a transaction because the member may change the period at the same time.
async function flip(db: Firestore, ref: DocumentReference, now: Date): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const profile = availabilitySchema.safeParse((await transaction.get(ref)).data());
    const change = profile.success ? dueAvailability(profile.data, now) : null;
    if (change) {
      transaction.update(ref, { ...change });
    }
  });
}
