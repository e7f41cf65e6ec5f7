import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { queryTerms, searchTermsOf } from '@prayer-community/domain/prayer-request/search-terms';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { requestsWith } from '../../functions/src/testing/stored-request.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';

/** A stored request from a requester with a unique name. */
export interface StoredRequest {
  id: string;
  requester: string;
}

/** Stores a request as a visitor submits it, with the given changes. */
export async function storeRequest(
  changes: Partial<PrayerRequest<Date>> = {},
  id: string = randomUUID(),
): Promise<StoredRequest> {
  const requester = `Tabea ${id.slice(0, 8)}`;
  const submission = {
    prayerData: prayerData({
      is_on_behalf: false,
      prayer_text: 'Please pray for my mother, who is in hospital.',
      categories: ['healing', 'family'],
      follow_up_requested: true,
      contact_preference: 'call',
      urgency_level: 'medium',
    }),
    contactData: {
      first_name: 'Tabea',
      last_name: id.slice(0, 8),
      phone: '+1 555 0166',
      email: 'tabea@example.org',
    },
    audioPath: null,
  };
  const request = { ...newPrayerRequest(submission, new Date(), true), ...changes };
  await testFirestore()
    .collection(COLLECTIONS.prayerRequests)
    .doc(id)
    .set({
      ...request,
      effective_urgency: effectiveUrgency(request),
      search_terms: searchTermsOf(request),
    });
  return { id, requester };
}

/** Returns the requests with a text. Finds them by its longest word, since no index serves a text. */
export async function storedRequests(text: string) {
  const [longest] = queryTerms(text);
  if (longest === undefined) {
    throw new Error(`A text without a word: ${text}`);
  }
  const { docs } = await requestsWith(longest).get();
  return docs
    .filter((request) => request.get('prayer_text') === text)
    .map((request) => ({ id: request.id, ...request.data() }));
}

/** Stores several requests, newest first, one second apart. */
export async function storeRequests(count: number): Promise<StoredRequest[]> {
  const now = Date.now();
  return Promise.all(
    Array.from({ length: count }, (_, index) => storeRequest({ created_at: new Date(now - index * 1000) })),
  );
}
