import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { decidePerson } from '@prayer-community/domain/prayer-request/person-decision';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import { requestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { PrivacySettings } from '@prayer-community/domain/settings/settings';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import {
  and,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getCount,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { rulesUnderTest } from './rules-under-test.ts';
import { storedRequest } from './stored-documents.ts';

const rules = rulesUnderTest();
const privacy = (past: Firestore) => doc(past, COLLECTIONS.settings, 'privacy');
const VISIBLE_TO = ['team', 'leadership'] as const satisfies PrivacySettings['confidential_visible_to'][];
const CONFIDENTIAL = { submission_type: 'confidential' } as const;
const ARCHIVED = { status: 'closed', archive_status: 'archived' } as const;
const KEY = 'kkkkkkkkkkkkkkkkkkkk';

const requestAs = (role: StaffRole, id: string) =>
  doc(rules.databaseAs(role), COLLECTIONS.prayerRequests, id);

afterEach(() => rules.pastTheRules((past) => deleteDoc(privacy(past))));

describe("a person's earlier requests", () => {
  it.each(STAFF_ROLES.flatMap((role) => VISIBLE_TO.map((visibleTo) => [role, visibleTo] as const)))(
    'are found and counted only if readable by %s, with confidential ones visible to %s',
    async (role, visibleTo) => {
      await rules.pastTheRules((past) => setDoc(privacy(past), { confidential_visible_to: visibleTo }));
      const hash = `email:${newId()}`;
      const earlier = { contact_hashes: [hash], created_at: new Date(2026, 4, 4) };
      const [open, closed, hidden, hiddenClosed, later] = await Promise.all([
        rules.storeRequest(earlier),
        rules.storeRequest({ ...earlier, ...ARCHIVED }),
        rules.storeRequest({ ...earlier, ...CONFIDENTIAL }),
        rules.storeRequest({ ...earlier, ...CONFIDENTIAL, ...ARCHIVED }),
        rules.storeRequest({ ...earlier, created_at: new Date(2026, 4, 6) }),
      ]);
      const readable = readableConditions(requestVisibility(role, { confidential_visible_to: visibleTo }));
      const found = query(
        collection(rules.databaseAs(role), COLLECTIONS.prayerRequests),
        and(
          where('contact_hashes', 'array-contains-any', [hash, 'phone:other']),
          where('created_at', '<', new Date(2026, 4, 5)),
          ...(role === 'leadership'
            ? []
            : [
                or(
                  ...readable.map((conditions) =>
                    and(...conditions.map(([field, value]) => where(field, '==', value))),
                  ),
                ),
              ]),
        ),
        orderBy('created_at', 'desc'),
      );

      const [snapshot, counted] = await Promise.all([getDocs(query(found, limit(20))), getCount(found)]);

      const ids = snapshot.docs.map(({ id }) => id);
      const isLeader = role === 'leadership';
      expect([open, closed, hidden, hiddenClosed, later].map((id) => ids.includes(id))).toEqual([
        true,
        true,
        isLeader || visibleTo === 'team',
        isLeader,
        false,
      ]);
      expect(counted.data().count).toBe(ids.length);
    },
  );

  it('cannot be queried or counted beyond those that the prayer team may read', async () => {
    const requests = collection(rules.databaseAs('prayer_team'), COLLECTIONS.prayerRequests);
    const all = query(requests, where('contact_hashes', 'array-contains', 'email:a'));
    const hidden = query(
      requests,
      and(
        where('contact_hashes', 'array-contains', 'email:a'),
        or(where('submission_type', '==', 'prayer_team'), where('archive_status', '==', 'archived')),
      ),
    );
    await assertFails(getDocs(all));
    await assertFails(getCount(all));
    await assertFails(getDocs(hidden));
    await assertFails(getCount(hidden));
  });
});

describe('a decision on whether requests come from the same person', () => {
  it.each(STAFF_ROLES)('can be made, changed, and cleared by %s', async (role) => {
    const request = requestAs(role, await rules.storeRequest(ARCHIVED));

    await assertSucceeds(updateDoc(request, { [`person_decisions.${KEY}`]: true }));
    await assertSucceeds(updateDoc(request, { [`person_decisions.${KEY}`]: false }));
    await assertSucceeds(updateDoc(request, { [`person_decisions.${KEY}`]: deleteField() }));
  });

  it.each([2, 21])('can be made on %i requests in one batch', async (count) => {
    const ids = await Promise.all(Array.from({ length: count }, () => rules.storeRequest(CONFIDENTIAL)));
    const db = rules.databaseAs('leadership');
    const batch = writeBatch(db);
    for (const id of ids) {
      batch.update(doc(db, COLLECTIONS.prayerRequests, id), { [`person_decisions.${KEY}`]: true });
    }

    await assertSucceeds(batch.commit());
  });

  it('can be cleared if the request that stored it is no longer the one to store it', async () => {
    const newerKey = 'n'.repeat(20);
    const older = { ...CONFIDENTIAL, person_key: KEY, person_decisions: { [newerKey]: false } };
    const newer = { ...CONFIDENTIAL, ...ARCHIVED, person_key: newerKey };
    const [one, other] = await Promise.all(
      [newer, older].map(async (changes) => ({
        ...storedRequest(changes),
        id: await rules.storeRequest(changes),
      })),
    );
    const db = rules.databaseAs('leadership');
    const batch = writeBatch(db);
    for (const { id, personKey } of one && other ? decidePerson(one, other, null) : []) {
      batch.update(doc(db, COLLECTIONS.prayerRequests, id), {
        [`person_decisions.${personKey}`]: deleteField(),
      });
    }

    await assertSucceeds(batch.commit());
  });

  it('is denied unless it is yes or no', async () => {
    const request = requestAs('leadership', await rules.storeRequest());

    await assertFails(updateDoc(request, { [`person_decisions.${KEY}`]: 'yes' }));
    await assertFails(updateDoc(request, { [`person_decisions.${KEY}`]: null }));
  });

  it.each(['short', 'n'.repeat(21), `${KEY},${'n'.repeat(20)}`, `${'n'.repeat(19)}.`])(
    'is denied for %s, which is not a person key',
    async (key) => {
      const request = requestAs('leadership', await rules.storeRequest());

      await assertFails(updateDoc(request, { person_decisions: { [key]: true } }));
      await assertSucceeds(updateDoc(request, { person_decisions: { [KEY]: true } }));
    },
  );

  it('is denied if it changes nothing', async () => {
    const request = requestAs('leadership', await rules.storeRequest({ person_decisions: { [KEY]: true } }));

    await assertFails(updateDoc(request, { [`person_decisions.${KEY}`]: true }));
    await assertFails(updateDoc(request, { [`person_decisions.${'n'.repeat(20)}`]: deleteField() }));
  });

  it('is denied on a request hidden from the caller', async () => {
    const hidden = await rules.storeRequest({ ...CONFIDENTIAL, ...ARCHIVED });

    await assertFails(updateDoc(requestAs('prayer_team', hidden), { [`person_decisions.${KEY}`]: true }));
    await assertSucceeds(updateDoc(requestAs('leadership', hidden), { [`person_decisions.${KEY}`]: true }));
  });

  it('is denied on an anonymized request', async () => {
    const emptied = await rules.storeRequest({ ...ARCHIVED, emptied_at: new Date(0) });

    await assertFails(updateDoc(requestAs('leadership', emptied), { [`person_decisions.${KEY}`]: true }));
  });

  it.each(STAFF_ROLES)('does not let %s write the contact hashes or the person key', async (role) => {
    const request = requestAs(role, await rules.storeRequest());

    await assertFails(updateDoc(request, { contact_hashes: ['email:a'] }));
    await assertFails(updateDoc(request, { person_key: KEY }));
    await assertFails(updateDoc(request, { [`person_decisions.${KEY}`]: true, person_key: KEY }));
  });
});
