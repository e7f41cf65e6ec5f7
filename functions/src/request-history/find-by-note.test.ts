import { randomBytes, randomUUID } from 'node:crypto';
import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { hasTerms, queryTerms } from '@prayer-community/domain/prayer-request/search-terms';
import { anonymizeRequest } from '@prayer-community/domain/retention/request-retention';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { recordNote } from './record-note.ts';

const db = testFirestore();

async function isFoundBy(request: FirebaseFirestore.DocumentReference, typed: string): Promise<boolean> {
  return hasTerms({ search_terms: (await request.get()).get('search_terms') }, queryTerms(typed));
}

const postNote = (request: FirebaseFirestore.DocumentReference, note_text: string) =>
  whileTriggering(
    [recordNote],
    () =>
      db
        .collection(notesPath(request.id))
        .add({ note_text, created_by: 'member', created_at: FieldValue.serverTimestamp() }),
    { deliveries: 2 },
  );

it('a request is found by its requester, text, updates, and notes', async () => {
  const id = randomUUID();
  const statusKey = randomBytes(16).toString('base64url');
  const caller = { address: randomAddress() };
  const submission = {
    submissionId: id,
    statusKey,
    prayerData: prayerData({ is_on_behalf: false, prayer_text: 'For my mother.' }),
    contactData: {
      first_name: 'Ruth',
      last_name: 'Meyer',
      phone: '+1 555 0123 456',
      email: `ruth@${id}.org`,
    },
    audioPath: null,
  };
  await resultOf('submitPrayerRequest', submission, caller);
  const request = db.collection(COLLECTIONS.prayerRequests).doc(id);
  await resultOf('addRequestUpdate', { key: statusKey, text: 'The surgery went well.' }, caller);
  await postNote(request, 'Sent flowers to the hospital.');

  for (const typed of [
    'ruth',
    'MOTHER',
    '0123-456',
    `ruth@${id}.org`,
    'surgery',
    'flowers',
    'ruth flowers',
  ]) {
    expect([typed, await isFoundBy(request, typed)]).toEqual([typed, true]);
  }
  expect(await isFoundBy(request, 'naomi')).toBe(false);
});

it('a note whose event arrives after its request was emptied adds no search terms', async () => {
  const request = await storeRequest();
  await request.update(
    anonymizeRequest({ is_on_behalf: false, urgency_level: 'low', revision: 0 }, new Date()),
  );

  await postNote(request, 'Sent flowers to the hospital.');

  expect((await request.get()).get('search_terms')).toEqual([]);
});

it('a request without search terms gets none from a note until the migration reads all its notes', async () => {
  const request = await storeRequest();
  await request.update({ search_terms: FieldValue.delete() });

  await postNote(request, 'Sent flowers to the hospital.');

  expect((await request.get()).get('search_terms')).toBeUndefined();
});
