import { assertFails } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { readableConditions } from '@prayer-community/domain/prayer-request/request-filter';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
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
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { afterEach, describe, expect, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const rules = rulesUnderTest();
const privacy = (past: Firestore) => doc(past, COLLECTIONS.settings, 'privacy');
const VISIBLE_TO = ['team', 'leadership'] as const satisfies PrivacySettings['confidential_visible_to'][];

afterEach(() => rules.pastTheRules((past) => deleteDoc(privacy(past))));

describe('a search', () => {
  it.each(STAFF_ROLES.flatMap((role) => VISIBLE_TO.map((visibleTo) => [role, visibleTo] as const)))(
    'finds only requests that %s may read if confidential ones are visible to %s',
    async (role, visibleTo) => {
      await rules.pastTheRules((past) => setDoc(privacy(past), { confidential_visible_to: visibleTo }));
      const found = { search_terms: ['surgery'] };
      const confidential = { ...found, submission_type: 'confidential' } as const;
      const archived = { status: 'closed', archive_status: 'archived' } as const;
      const [open, closed, hidden, hiddenClosed, other] = await Promise.all([
        rules.storeRequest(found),
        rules.storeRequest({ ...found, ...archived }),
        rules.storeRequest(confidential),
        rules.storeRequest({ ...confidential, ...archived }),
        rules.storeRequest({ search_terms: ['flowers'] }),
      ]);
      const requests = collection(rules.databaseAs(role), COLLECTIONS.prayerRequests);
      const visibility = requestVisibility(role, { confidential_visible_to: visibleTo });
      const lists = readableConditions(visibility).map((conditions) =>
        query(
          requests,
          ...conditions.map(([field, value]) => where(field, '==', value)),
          where('search_terms', 'array-contains', 'surgery'),
          orderBy('created_at', 'desc'),
          limit(24),
        ),
      );

      const snapshots = await Promise.all(lists.map((list) => getDocs(list)));

      const ids = snapshots.flatMap(({ docs }) => docs.map(({ id }) => id));
      const isLeader = role === 'leadership';
      expect([open, closed, hidden, hiddenClosed, other].map((id) => ids.includes(id))).toEqual([
        true,
        true,
        isLeader || visibleTo === 'team',
        isLeader,
        false,
      ]);
    },
  );

  it('is denied to the prayer team if it covers all requests', async () => {
    const requests = collection(rules.databaseAs('prayer_team'), COLLECTIONS.prayerRequests);
    await assertFails(
      getDocs(query(requests, where('search_terms', 'array-contains', 'surgery'), limit(24))),
    );
  });
});

describe('the search terms of a request', () => {
  it.each(STAFF_ROLES)('cannot be written directly by %s', async (role: StaffRole) => {
    const request = doc(rules.databaseAs(role), COLLECTIONS.prayerRequests, await rules.storeRequest());
    await assertFails(updateDoc(request, { search_terms: ['surgery'] }));
    await assertFails(updateDoc(request, { search_terms: [] }));
  });

  it('cannot be changed by an assignment', async () => {
    const request = doc(
      rules.databaseAs('leadership'),
      COLLECTIONS.prayerRequests,
      await rules.storeRequest(),
    );
    const assignment = assignMember({ revision: 0 }, UIDS.leadership, UIDS.prayer_team);
    await assertFails(
      updateDoc(request, { ...assignment, updated_at: serverTimestamp(), search_terms: ['surgery'] }),
    );
  });
});
