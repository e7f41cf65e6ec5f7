import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { markPrayedFor } from '@prayer-community/domain/prayer-request/request-transitions';
import { CONTACT_BEFORE_REQUEST_MS } from '@prayer-community/domain/request-form/contact-moment';
import type { RequestSource } from '@prayer-community/domain/request-form/request-choices';
import { doc, type FieldValue, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';
import { storedRequest } from './stored-documents.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RECEIVED = new Date(Date.now() - 10 * DAY_MS);

const rules = rulesUnderTest();
let requests = 0;

async function markAt(contactedAt: Date | FieldValue, source: RequestSource = 'web'): Promise<void> {
  const id = `contacted-${requests++}`;
  const assigned = storedRequest({ source, status: 'assigned', note_count: 1, created_at: RECEIVED });
  await rules.pastTheRules((past) => setDoc(doc(past, COLLECTIONS.prayerRequests, id), assigned));
  await updateDoc(doc(rules.databaseAs('prayer_team'), COLLECTIONS.prayerRequests, id), {
    ...markPrayedFor({ revision: 0 }, UIDS.prayer_team, RECEIVED),
    contacted_at: contactedAt,
    updated_at: serverTimestamp(),
  });
}

describe('the time of contact', () => {
  it.each([
    ['just now', () => new Date()],
    ['the server time', () => serverTimestamp()],
    ['when the request came in', () => RECEIVED],
    [
      'exactly a week before the request came in',
      () => new Date(RECEIVED.getTime() - CONTACT_BEFORE_REQUEST_MS),
    ],
  ])('is accepted: %s', async (_when, contactedAt) => {
    await assertSucceeds(markAt(contactedAt()));
  });

  it.each([
    ['in the year 9999', () => new Date('9999-12-31T23:59:59Z')],
    ['a minute in the future', () => new Date(Date.now() + 60_000)],
    [
      'more than a week before the request came in',
      () => new Date(RECEIVED.getTime() - CONTACT_BEFORE_REQUEST_MS - 1),
    ],
    ['in the year 1', () => new Date('0001-01-01T00:00:00Z')],
  ])('is denied: %s', async (_when, contactedAt) => {
    await assertFails(markAt(contactedAt()));
  });

  it.each(['web', 'kiosk', 'embed'] as const)(
    'of a request from %s is within a week before it',
    async (source) => {
      await assertFails(markAt(new Date(RECEIVED.getTime() - CONTACT_BEFORE_REQUEST_MS - 1), source));
    },
  );

  it.each(['phone', 'import'] as const)(
    'of a request from %s may be long before it was stored, but not in the future',
    async (source) => {
      await assertSucceeds(markAt(new Date(RECEIVED.getTime() - 100 * DAY_MS), source));
      await assertFails(markAt(new Date(Date.now() + 60_000), source));
    },
  );
});
