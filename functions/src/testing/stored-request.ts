import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { testFirestore } from './test-backend.ts';

/** Stores a request as submitted, with the given changes. */
export async function storeRequest(
  changes: Partial<PrayerRequest<Date>> = {},
  db: FirebaseFirestore.Firestore = testFirestore(),
): Promise<FirebaseFirestore.DocumentReference> {
  const prayer = prayerData({ prayer_text: 'For peace.' });
  const request = newPrayerRequest(
    { prayerData: prayer, contactData: null, audioPath: null },
    new Date(),
    true,
  );
  const ref = db.collection(COLLECTIONS.prayerRequests).doc(randomUUID());
  const changed = { ...request, ...changes };
  await ref.set({ ...changed, effective_urgency: effectiveUrgency(changed) });
  return ref;
}

/** Returns a query for the requests with a search term. Only in this order does an index serve it. */
export function requestsWith(term: string): FirebaseFirestore.Query {
  return testFirestore()
    .collection(COLLECTIONS.prayerRequests)
    .where('search_terms', 'array-contains', term)
    .orderBy('created_at', 'desc');
}
