import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { COLLECTIONS, requestPrayersPath } from '@prayer-community/domain/collections';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { newRequestPrayer, prayForRequest } from '@prayer-community/domain/prayer-request/request-prayer';
import { privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';
import { storedRequest } from './stored-documents.ts';

const rules = rulesUnderTest();
let team: Firestore;
let requests = 0;
let requestId: string;

beforeEach(async () => {
  team = rules.databaseAs('prayer_team');
  await store({});
});

async function store(changes: Partial<PrayerRequest<Date>>): Promise<void> {
  requestId = `request-${requests++}`;
  await rules.pastTheRules((past) =>
    setDoc(doc(past, COLLECTIONS.prayerRequests, requestId), storedRequest({ prayer_count: 4, ...changes })),
  );
}

const requestRef = (db = team) => doc(db, COLLECTIONS.prayerRequests, requestId);
const prayerRef = (db = team, uid = UIDS.prayer_team): DocumentReference =>
  doc(db, requestPrayersPath(requestId), uid);

interface Praying {
  db?: Firestore;
  uid?: string;
  prayer?: object;
  count?: object;
}

function pray({ db = team, uid = UIDS.prayer_team, prayer = {}, count = {} }: Praying = {}): Promise<void> {
  return writeBatch(db)
    .set(prayerRef(db, uid), { ...newRequestPrayer(serverTimestamp()), ...prayer })
    .update(requestRef(db), { ...prayForRequest(increment), ...count })
    .commit();
}

function storePrayer(prayedAt: Date): Promise<void> {
  return rules.pastTheRules((past) => setDoc(prayerRef(past), newRequestPrayer(prayedAt)));
}

describe('a staff prayer', () => {
  it('is counted only once', async () => {
    await assertSucceeds(pray());
    await assertFails(pray());
  });

  it('raises the count by one and changes nothing else about the request', async () => {
    await store({ status: 'assigned', assigned_to: UIDS.prayer_team, note_count: 1 });
    const before = (await getDoc(requestRef())).data();

    await assertSucceeds(pray());

    expect((await getDoc(requestRef())).data()).toEqual({ ...before, prayer_count: 5 });
  });

  it('is counted for a request that was stored before prayers were counted', async () => {
    const { prayer_count: _none, ...older } = storedRequest();
    await rules.pastTheRules((past) => setDoc(requestRef(past), older));

    await assertSucceeds(pray());
  });

  it('is counted separately for each staff member and each request', async () => {
    await pray();
    const db = rules.databaseAs('leadership');
    await assertSucceeds(pray({ db, uid: UIDS.leadership }));

    await store({});
    await assertSucceeds(pray());
  });

  it('is counted again only after 4 hours', async () => {
    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS + HOUR_MS));
    await assertFails(pray());

    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS - 1_000));
    await assertSucceeds(pray());
  });

  it.each<[string, object]>([
    ['twice', { prayer_count: increment(2) }],
    ['zero times', { prayer_count: increment(0) }],
    ['backwards', { prayer_count: increment(-1) }],
    ['with an arbitrary total', { prayer_count: 1_000 }],
    ['along with a status change', { status: 'prayed_for', contacted_at: new Date() }],
    ['along with a status change and a new revision', { status: 'prayed_for', revision: 1 }],
    ['along with a note', { note_count: increment(1), last_note_id: 'none' }],
    ['along with a change to the prayer text', { prayer_text: 'Other words.' }],
    ['with an additional field', { unnamed: true }],
  ])('is denied if it is counted %s', async (_what, count) => {
    await store({ status: 'assigned', assigned_to: UIDS.prayer_team, note_count: 1 });

    await assertFails(pray({ count }));
  });

  it.each<[string, object]>([
    ['backdated', { created_at: new Date(0) }],
    ['dated in the future', { created_at: new Date(Date.now() + 60_000) }],
    ['given an additional field', { note_text: 'Any.' }],
  ])('is denied if it is %s', async (_what, prayer) => {
    await assertFails(pray({ prayer }));
  });

  it("is denied in another member's name", async () => {
    await assertFails(pray({ uid: UIDS.leadership }));
  });

  it("is denied with a second prayer in another member's name", async () => {
    await assertFails(
      writeBatch(team)
        .set(prayerRef(), newRequestPrayer(serverTimestamp()))
        .set(prayerRef(team, UIDS.leadership), newRequestPrayer(serverTimestamp()))
        .update(requestRef(), { ...prayForRequest(increment) })
        .commit(),
    );
  });

  it('is denied without its count, and the count is denied without it', async () => {
    await assertFails(setDoc(prayerRef(), newRequestPrayer(serverTimestamp())));
    await assertFails(updateDoc(requestRef(), { ...prayForRequest(increment) }));

    await storePrayer(new Date(Date.now() - PRAYER_PACE_MS - 1_000));
    await assertFails(setDoc(prayerRef(), newRequestPrayer(serverTimestamp())));
    await assertFails(updateDoc(requestRef(), { ...prayForRequest(increment) }));
  });

  it('is denied on an archived or missing request', async () => {
    await store({ status: 'closed', archive_status: 'archived' });
    await assertFails(pray());

    requestId = 'none';
    await assertFails(pray());
  });

  it('is denied on a confidential request that is visible only to leadership', async () => {
    await store({ submission_type: 'confidential' });
    await makeConfidential('leadership');
    await assertFails(pray());

    await makeConfidential('team');
    await assertSucceeds(pray());
  });

  it('can be read only by the one who prayed', async () => {
    await pray();

    await assertSucceeds(getDoc(prayerRef()));
    await assertFails(getDoc(prayerRef(rules.databaseAs('leadership'))));
    await assertFails(getDocs(collection(team, requestPrayersPath(requestId))));
  });

  it('cannot be deleted or backdated so that it counts again', async () => {
    await pray();

    await assertFails(deleteDoc(prayerRef()));
    await assertFails(updateDoc(prayerRef(), { created_at: new Date(0) }));
  });
});

function makeConfidential(visibleTo: 'team' | 'leadership'): Promise<void> {
  const settings = privacySettingsSchema.parse({ confidential_visible_to: visibleTo });
  return rules.pastTheRules((past) => setDoc(doc(past, COLLECTIONS.settings, 'privacy'), settings));
}
