import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { effectiveUrgency } from '@prayer-community/domain/effective-urgency';
import { newPrayerRequest } from '@prayer-community/domain/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request';
import { testFirestore } from './test-backend.ts';

/** Stores a request as submitted, with what the test changes of it; returns where it is. */
export async function storeRequest(
  changes: Partial<PrayerRequest<Date>> = {},
  db: FirebaseFirestore.Firestore = testFirestore(),
): Promise<FirebaseFirestore.DocumentReference> {
  const prayerData = {
    is_on_behalf: true,
    prayer_text: 'For peace.',
    categories: [],
    follow_up_requested: false,
    contact_preference: 'none' as const,
    submission_type: 'prayer_team' as const,
    share_on_belief_wall: false,
    urgency_level: 'low' as const,
  };
  const request = newPrayerRequest({ prayerData, contactData: null, audioPath: null }, new Date(), true);
  const ref = db.collection(COLLECTIONS.prayerRequests).doc(randomUUID());
  const changed = { ...request, ...changes };
  await ref.set({ ...changed, effective_urgency: effectiveUrgency(changed) });
  return ref;
}
