import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { planComeBack } from '@prayer-community/domain/prayer-request/come-back';
import { type PrayerRequest, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request/prayer-request';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import { requestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { PrivacySettings } from '@prayer-community/domain/settings/settings';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  increment,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const DAY_MS = 24 * 3_600_000;
const rules = rulesUnderTest();
const SEEN = { revision: 0 };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const privacy = (past: Firestore) => doc(past, COLLECTIONS.settings, 'privacy');

function plan(role: StaffRole, id: string, fields: object): Promise<void> {
  return updateDoc(doc(rules.databaseAs(role), COLLECTIONS.prayerRequests, id), { ...fields });
}

/** Records how it went, as the web client does: the note, its count and the date in one batch. */
function answer(role: StaffRole, id: string, fields: object): Promise<void> {
  const db = rules.databaseAs(role);
  const note = doc(collection(db, notesPath(id)));
  return writeBatch(db)
    .set(note, newNote('Went well', UIDS[role], serverTimestamp()))
    .update(doc(db, COLLECTIONS.prayerRequests, id), { ...countNote(note.id, increment), ...fields })
    .commit();
}

afterEach(() => rules.pastTheRules((past) => deleteDoc(privacy(past))));

describe('a come-back date', () => {
  it.each(STAFF_ROLES.flatMap((role) => REQUEST_STATUSES.map((status) => [role, status] as const)))(
    'can be set and cleared by %s while the request is %s',
    async (role, status) => {
      const archive_status = status === 'closed' ? 'archived' : 'active';
      const id = await rules.storeRequest({ status, archive_status });

      await assertSucceeds(plan(role, id, planComeBack(SEEN, UIDS[role], inDays(3))));
      await assertSucceeds(plan(role, id, planComeBack({ revision: 1 }, UIDS[role], null)));
    },
  );

  it.each<[string, Partial<PrayerRequest<Date>>]>([
    ['was anonymized', { emptied_at: new Date(0) }],
    ['its requester withdrew', { ended_by_requester: 'withdrawn' }],
  ])('is denied on a request that %s', async (_what, changes) => {
    const id = await rules.storeRequest({ status: 'closed', archive_status: 'archived', ...changes });

    await assertFails(plan('leadership', id, planComeBack(SEEN, UIDS.leadership, inDays(3))));
  });

  it('is denied on a request that the prayer team may not read', async () => {
    const archived = await rules.storeRequest({
      submission_type: 'confidential',
      archive_status: 'archived',
    });
    await assertFails(plan('prayer_team', archived, planComeBack(SEEN, UIDS.prayer_team, inDays(3))));

    const active = await rules.storeRequest({ submission_type: 'confidential' });
    await rules.pastTheRules((past) => setDoc(privacy(past), { confidential_visible_to: 'leadership' }));
    await assertFails(plan('prayer_team', active, planComeBack(SEEN, UIDS.prayer_team, inDays(3))));
    await assertSucceeds(plan('leadership', active, planComeBack(SEEN, UIDS.leadership, inDays(3))));
  });

  it('must be within a year', async () => {
    const id = await rules.storeRequest();

    await assertFails(plan('prayer_team', id, planComeBack(SEEN, UIDS.prayer_team, inDays(367))));
    await assertFails(
      plan('prayer_team', id, { ...planComeBack(SEEN, UIDS.prayer_team, null), come_back_at: 5 }),
    );
    await assertSucceeds(plan('prayer_team', id, planComeBack(SEEN, UIDS.prayer_team, inDays(365))));
  });

  it('must name the caller and increase the revision that they saw by one', async () => {
    const id = await rules.storeRequest();
    const fields = planComeBack(SEEN, UIDS.prayer_team, inDays(3));

    await assertFails(plan('prayer_team', id, { ...fields, come_back_by: UIDS.leadership }));
    await assertFails(plan('prayer_team', id, { ...fields, revision: 0 }));
    await assertFails(plan('prayer_team', id, { ...fields, revision: 2 }));
    await assertSucceeds(plan('prayer_team', id, fields));
    await assertFails(plan('leadership', id, planComeBack(SEEN, UIDS.leadership, inDays(9))));
  });

  it('cannot be set together with a change to another field', async () => {
    const id = await rules.storeRequest();
    const fields = planComeBack(SEEN, UIDS.prayer_team, inDays(3));

    await assertFails(plan('prayer_team', id, { ...fields, updated_at: serverTimestamp() }));
    await assertFails(plan('prayer_team', id, { ...fields, note_count: 1, last_note_id: newId() }));
  });
});

describe('an answer to how it went', () => {
  it('is a note that clears the date, and only once', async () => {
    const id = await rules.storeRequest({ come_back_at: inDays(-1), come_back_by: UIDS.leadership });
    const cleared = planComeBack(SEEN, UIDS.prayer_team, null);

    await assertSucceeds(answer('prayer_team', id, cleared));
    await assertFails(answer('leadership', id, planComeBack(SEEN, UIDS.leadership, null)));
  });

  it('may set another date', async () => {
    const id = await rules.storeRequest({ come_back_at: inDays(-1), come_back_by: UIDS.leadership });

    await assertSucceeds(answer('prayer_team', id, planComeBack(SEEN, UIDS.prayer_team, inDays(14))));
  });

  it.each<[string, object]>([
    ['a change to the status', { status: 'closed' }],
    ['a date more than a year ahead', { come_back_at: inDays(400) }],
    ['another user as its author', { come_back_by: UIDS.leadership }],
    ['an old revision', { revision: 0 }],
  ])('is denied with %s', async (_what, changes) => {
    const id = await rules.storeRequest({ come_back_at: inDays(-1), come_back_by: UIDS.leadership });

    await assertFails(
      answer('prayer_team', id, { ...planComeBack(SEEN, UIDS.prayer_team, null), ...changes }),
    );
  });

  it('is denied on a request without a come-back date', async () => {
    const id = await rules.storeRequest();

    await assertFails(answer('prayer_team', id, planComeBack(SEEN, UIDS.prayer_team, null)));
  });
});

describe('the due come-backs', () => {
  const VISIBLE_TO = ['team', 'leadership'] as const satisfies PrivacySettings['confidential_visible_to'][];

  async function found(role: StaffRole, confidential_visible_to: (typeof VISIBLE_TO)[number]) {
    const requests = collection(rules.databaseAs(role), COLLECTIONS.prayerRequests);
    const lists = readableConditions(requestVisibility(role, { confidential_visible_to })).map((conditions) =>
      query(
        requests,
        ...conditions.map(([field, value]) => where(field, '==', value)),
        where('come_back_at', '<=', new Date()),
        orderBy('come_back_at'),
      ),
    );
    const snapshots = await Promise.all(lists.map((list) => getDocs(list)));
    return snapshots.flatMap(({ docs }) => docs.map(({ id }) => id));
  }

  it.each(STAFF_ROLES.flatMap((role) => VISIBLE_TO.map((visibleTo) => [role, visibleTo] as const)))(
    'are only those that %s may read if confidential requests are visible to %s',
    async (role, visibleTo) => {
      await rules.pastTheRules((past) => setDoc(privacy(past), { confidential_visible_to: visibleTo }));
      const due = { come_back_at: inDays(-1), come_back_by: UIDS.leadership } as const;
      const confidential = { ...due, submission_type: 'confidential' } as const;
      const archived = { status: 'closed', archive_status: 'archived' } as const;
      const [open, closed, hidden, hiddenClosed, later] = await Promise.all([
        rules.storeRequest(due),
        rules.storeRequest({ ...due, ...archived }),
        rules.storeRequest(confidential),
        rules.storeRequest({ ...confidential, ...archived }),
        rules.storeRequest({ ...due, come_back_at: inDays(1) }),
      ]);

      const ids = await found(role, visibleTo);

      const isLeader = role === 'leadership';
      expect([open, closed, hidden, hiddenClosed, later].map((id) => ids.includes(id))).toEqual([
        true,
        true,
        isLeader || visibleTo === 'team',
        isLeader,
        false,
      ]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
