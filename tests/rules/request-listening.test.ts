import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { markListened } from '@prayer-community/domain/prayer-request/effective-urgency';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { rulesUnderTest } from './rules-under-test.ts';
import { storedRequest } from './stored-documents.ts';

const UNHEARD = { prayer_text: null, audio_path: 'prayer-audio/1/a.webm', awaits_listening: true } as const;

const rules = rulesUnderTest();
let team: Firestore;
let requests = 0;
let requestId: string;
let stored: PrayerRequest<Date>;

beforeEach(async () => {
  team = rules.databaseAs('prayer_team');
  await store({});
});

async function store(changes: Partial<PrayerRequest<Date>>): Promise<void> {
  requestId = `listening-${requests++}`;
  stored = storedRequest({ ...UNHEARD, ...changes });
  await rules.pastTheRules((past) => setDoc(doc(past, COLLECTIONS.prayerRequests, requestId), stored));
}

const mark = (changes: object = {}, db = team) =>
  updateDoc(doc(db, COLLECTIONS.prayerRequests, requestId), { ...markListened(stored), ...changes });

describe('marking a request as listened to', () => {
  it('restores the urgency that was chosen', async () => {
    await assertSucceeds(mark());
  });

  it('keeps a request with crisis signs urgent', async () => {
    await store({ signs_of_need: ['danger'] });

    await assertFails(mark({ effective_urgency: 'low' }));
    await assertSucceeds(mark());
  });

  it('cannot set another urgency or change another field', async () => {
    await assertFails(mark({ effective_urgency: 'medium' }));
    await assertFails(mark({ urgency_level: 'medium' }));
    await assertFails(mark({ awaits_listening: true }));
    await assertFails(mark({ note_count: 9 }));
  });

  it('is allowed only once', async () => {
    await mark();

    await assertFails(mark());
  });

  it('is allowed only on an active request that the caller may read', async () => {
    await assertFails(mark({}, rules.databaseAs('password_only')));
    await assertFails(mark({}, rules.databaseAs('member')));
    await store({ archive_status: 'archived' });
    await assertFails(mark());
  });

  it('cannot change the urgency of a request that is not awaiting listening', async () => {
    await store({ awaits_listening: false, signs_of_need: ['danger'] });

    await assertFails(mark({ effective_urgency: 'low' }));
  });
});
