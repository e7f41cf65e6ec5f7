import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import type { Caller } from '@prayer-community/domain/direct-access';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { type Presence, type PresenceSlot, presenceWrite } from '@prayer-community/domain/staff/presence';
import { PRESENCE_SLOT_MS } from '@prayer-community/domain/staff/presence-pace';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';
import { storedRequest } from './stored-documents.ts';

const { databaseAs, pastTheRules } = rulesUnderTest();
let requests = 0;
let requestId: string;

beforeEach(async () => {
  await store({});
  await pastTheRules((past) => deleteDoc(doc(past, COLLECTIONS.presence, UIDS.prayer_team)));
});

async function store(changes: Partial<PrayerRequest<Date>>): Promise<void> {
  requestId = `open-${requests++}`;
  await pastTheRules((past) =>
    setDoc(doc(past, COLLECTIONS.prayerRequests, requestId), storedRequest(changes)),
  );
}

const here = (changes: Partial<Presence> = {}): Presence => ({
  request_id: requestId,
  activity: 'looking',
  ...changes,
});

/** Writes as the dashboard does, which does not know whether the document exists. */
function write(
  presence: Presence | null,
  slot: PresenceSlot = 'even_at',
  { uid = UIDS.prayer_team, more = {} } = {},
): Promise<void> {
  const own = doc(databaseAs('prayer_team'), COLLECTIONS.presence, uid);
  return setDoc(own, { ...presenceWrite(presence, slot, serverTimestamp()), ...more }, { merge: true });
}

/** Stores an earlier presence, with the age of each slot in milliseconds. */
function stored(slots: Partial<Record<PresenceSlot, number>>): Promise<void> {
  const at = Object.entries(slots).map(([slot, ago]) => [slot, new Date(Date.now() - ago)]);
  return pastTheRules((past) =>
    setDoc(doc(past, COLLECTIONS.presence, UIDS.prayer_team), { ...here(), ...Object.fromEntries(at) }),
  );
}

function onRequest(db: Firestore, id: string = requestId) {
  return getDocs(query(collection(db, COLLECTIONS.presence), where('request_id', '==', id)));
}

describe('presence', () => {
  it('can be read only per request, by staff who may read that request', async () => {
    await stored({ even_at: 0 });

    const found = await onRequest(databaseAs('leadership'));
    expect(found.docs.map(({ id }) => id)).toEqual([UIDS.prayer_team]);
    await assertSucceeds(onRequest(databaseAs('prayer_team')));
    await assertFails(getDocs(collection(databaseAs('prayer_team'), COLLECTIONS.presence)));
    await assertFails(getDoc(doc(databaseAs('leadership'), COLLECTIONS.presence, UIDS.prayer_team)));
    await assertFails(onRequest(databaseAs('prayer_team'), 'no-such-request'));
  });

  it('cannot be read or written by the prayer team on a request hidden from it', async () => {
    await store({ submission_type: 'confidential', archive_status: 'archived' });

    await assertFails(onRequest(databaseAs('prayer_team')));
    await assertFails(write(here()));
    await assertSucceeds(onRequest(databaseAs('leadership')));
  });

  it('cannot be read for several requests at once if one of them is hidden', async () => {
    const open = requestId;
    await store({ submission_type: 'confidential', archive_status: 'archived' });
    const both = where('request_id', 'in', [open, requestId]);

    await assertFails(getDocs(query(collection(databaseAs('prayer_team'), COLLECTIONS.presence), both)));
  });

  it('can be written only for oneself and never deleted', async () => {
    await assertSucceeds(write(here()));
    await assertFails(write(here(), 'even_at', { uid: UIDS.leadership }));
    await assertFails(deleteDoc(doc(databaseAs('prayer_team'), COLLECTIONS.presence, UIDS.prayer_team)));
  });

  it('must name an existing request and a known activity', async () => {
    await pastTheRules((past) => setDoc(doc(past, notesPath(requestId), 'note'), storedRequest()));

    await assertFails(write(here({ request_id: 'no-such-request' })));
    await assertFails(write(here({ request_id: `${requestId}/notes/note` })));
    await assertFails(write(here(), 'even_at', { more: { activity: 'sleeping' } }));
    await assertFails(write(here(), 'even_at', { more: { activity: null } }));
    await assertFails(write(null, 'even_at', { more: { activity: 'note' } }));
    await assertFails(write(here(), 'even_at', { more: { name: 'Miriam' } }));
    await assertSucceeds(write(here({ activity: 'reply' })));
    await assertSucceeds(write(null, 'odd_at'));
  });

  it('no longer appears on a request that the member left', async () => {
    await stored({});
    await assertSucceeds(write(null));

    expect((await onRequest(databaseAs('leadership'))).empty).toBe(true);
  });

  it.each(['anonymous', 'member', 'password_only', 'removed_leader'] as const)(
    'cannot be written by a caller who is not staff, not even on no request: %s',
    async (caller) => {
      const onNone = (by: Exclude<Caller, 'visitor'>) =>
        setDoc(
          doc(databaseAs(by), COLLECTIONS.presence, UIDS[by]),
          presenceWrite(null, 'even_at', serverTimestamp()),
        );

      await assertFails(onNone(caller));
      await assertSucceeds(onNone('prayer_team'));
    },
  );

  it("must be written with the server's time", async () => {
    await assertFails(write(here(), 'even_at', { more: { even_at: new Date() } }));
    await stored({});
    await assertFails(write(here(), 'even_at', { more: { even_at: new Date() } }));
    await assertFails(write(here(), 'even_at', { more: { odd_at: new Date(0) } }));
  });

  it('can be written at most twice a minute', async () => {
    await assertSucceeds(write(here()));
    await assertFails(write(here()));
    await assertSucceeds(write(here({ activity: 'note' }), 'odd_at'));
    await assertFails(write(null, 'even_at'));
    await assertFails(write(null, 'odd_at'));
    await assertFails(write(null, 'even_at', { more: { odd_at: serverTimestamp() } }));
  });

  it('can be written again once the older write is a minute old', async () => {
    await stored({ even_at: PRESENCE_SLOT_MS, odd_at: 1_000 });
    await assertFails(write(here(), 'odd_at'));
    await assertSucceeds(write(here(), 'even_at'));
    await stored({ even_at: 1_000, odd_at: 1_000 });
    await assertFails(write(here(), 'even_at'));
  });
});
