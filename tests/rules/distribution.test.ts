import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import {
  automaticMembership,
  DISTRIBUTION_GROUPS,
  METHOD_TYPES,
  manualMembership,
  mayBeOnList,
  methodId,
  newDistributionGroup,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import { groupDetailsSchema } from '@prayer-community/domain/distribution/distribution-form';
import { EMAIL_MAX_CHARS, GROUP_DESCRIPTION_MAX_CHARS } from '@prayer-community/domain/limits';
import { deleteDoc, doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

const addressOf = (length: number) => '@example.org'.padStart(length, 'x');

let environment: RulesTestEnvironment;
let db: Firestore;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  db = databaseAs(environment, 'leadership');
});

beforeEach(async () => {
  await environment.clearFirestore();
  await pastTheRules(environment, async (open) => {
    await storeStaff(open);
    for (const groupId of DISTRIBUTION_GROUPS) {
      for (const type of METHOD_TYPES) {
        const method = doc(open, COLLECTIONS.distributionMethods, methodId(groupId, type));
        await setDoc(method, newDistributionMethod(groupId, type));
      }
    }
  });
});

const ROLES = ['prayer_team', 'leadership'] as const;

function membershipRef(database: Firestore, listId: string, uid: string) {
  return doc(database, COLLECTIONS.distributionMemberships, membershipId(listId, uid));
}

function add(listId: string, uid: string, changes: object = {}): Promise<void> {
  return setDoc(membershipRef(db, listId, uid), {
    ...manualMembership(listId, uid, UIDS.leadership, serverTimestamp()),
    ...changes,
  });
}

describe('adding to a list', () => {
  const cases = ROLES.flatMap((role) =>
    DISTRIBUTION_GROUPS.flatMap((group) => METHOD_TYPES.map((type) => ({ role, group, type }))),
  );

  it.each(cases)(
    'follows mayBeOnList for $role on the $type list of $group',
    async ({ role, group, type }) => {
      const result = add(methodId(group, type), UIDS[role]);

      await (mayBeOnList(role, group) ? assertSucceeds(result) : assertFails(result));
    },
  );

  it('is denied for a member who is already on it', async () => {
    await assertSucceeds(add('prayer-team_sms', UIDS.prayer_team));

    await assertFails(add('prayer-team_sms', UIDS.prayer_team));
  });

  it('requires an existing list and an existing member', async () => {
    await assertFails(add('no-such_email', UIDS.leadership));
    await assertFails(add('prayer-team_email', 'nobody'));
  });

  it.each<[string, object]>([
    ['a member that does not match the membership id', { user_id: UIDS.leadership }],
    ['a list that does not match the membership id', { method_id: 'prayer-team_email' }],
    ['a membership marked as automatic', { is_manual: false }],
    ['another user named as the one who adds the member', { added_by: 'other' }],
    ['a backdated creation time', { created_at: new Date(0) }],
    ['an additional field', { note: 'x' }],
  ])('is denied with %s', async (_what, changes) => {
    await assertFails(add('prayer-team_sms', UIDS.prayer_team, changes));
  });
});

describe('removing from a list', () => {
  async function store(listId: string, uid: string, isManual: boolean): Promise<void> {
    const membership = isManual
      ? manualMembership(listId, uid, UIDS.leadership, new Date())
      : automaticMembership(listId, uid, new Date());
    await pastTheRules(environment, (open) => setDoc(membershipRef(open, listId, uid), membership));
  }

  it('is allowed for leaders, whether they were added manually or automatically', async () => {
    await store('leadership_email', UIDS.leadership, false);
    await store('prayer-team_email', UIDS.leadership, true);

    await assertSucceeds(deleteDoc(membershipRef(db, 'leadership_email', UIDS.leadership)));
    await assertSucceeds(deleteDoc(membershipRef(db, 'prayer-team_email', UIDS.leadership)));
  });

  it('is allowed for a prayer team member only if they were added manually', async () => {
    await store('prayer-team_sms', UIDS.prayer_team, true);
    await store('prayer-team_email', UIDS.prayer_team, false);

    await assertSucceeds(deleteDoc(membershipRef(db, 'prayer-team_sms', UIDS.prayer_team)));
    await assertFails(deleteDoc(membershipRef(db, 'prayer-team_email', UIDS.prayer_team)));
  });
});

describe('a group', () => {
  const group = () => doc(db, COLLECTIONS.distributionGroups, 'leadership');
  const details = { email_address: null, description: 'Hears of everything.' };

  beforeEach(() =>
    pastTheRules(environment, (open) =>
      setDoc(doc(open, COLLECTIONS.distributionGroups, 'leadership'), {
        ...newDistributionGroup('leadership', null, null),
        created_at: new Date(),
      }),
    ),
  );

  it.each<[string, object]>([
    ['an address', { email_address: 'leaders@example.org' }],
    ['an address with a plus sign', { email_address: "o'neil+prayer@mail.example.org" }],
    ['the longest description', { description: 'x'.repeat(GROUP_DESCRIPTION_MAX_CHARS) }],
    ['a blank description', { description: '' }],
    ['an empty address', { email_address: '' }],
    ['an address without a domain', { email_address: 'leaders@' }],
    ['an address with a space', { email_address: 'lead ers@example.org' }],
    ['an address that begins with a dot', { email_address: '.leaders@example.org' }],
    ['an address with two dots', { email_address: 'lead..ers@example.org' }],
    ['an address that ends with a line break', { email_address: 'leaders@example.org\n' }],
    ['the longest address', { email_address: addressOf(EMAIL_MAX_CHARS) }],
    ['an address that is too long', { email_address: addressOf(EMAIL_MAX_CHARS + 1) }],
    ['an address that is not a string', { email_address: ['leaders@example.org'] }],
    ['a description that is too long', { description: 'x'.repeat(GROUP_DESCRIPTION_MAX_CHARS + 1) }],
    ['a description that is not a string', { description: ['Hears of everything.'] }],
  ])('accepts only what its schema accepts: %s', async (_what, changes) => {
    const isValid = groupDetailsSchema.safeParse({ ...details, ...changes }).success;

    const writing = updateDoc(group(), { ...details, ...changes });

    await (isValid ? assertSucceeds(writing) : assertFails(writing));
  });

  it.each<[string, object]>([
    ['a change to the name', { name: 'Elders' }],
    ['a change to the creation time', { created_at: new Date(0) }],
    ['an additional field', { note: 'x' }],
  ])('rejects %s', async (_what, changes) => {
    await assertFails(updateDoc(group(), { ...details, ...changes }));
  });
});

describe('a method', () => {
  const method = () => doc(db, COLLECTIONS.distributionMethods, 'leadership_sms');

  it('can be turned off and on', async () => {
    await assertSucceeds(updateDoc(method(), { is_active: false }));
    await assertSucceeds(updateDoc(method(), { is_active: true }));
  });

  it.each<[string, object]>([
    ['no other group', { group_id: 'prayer-team' }],
    ['no other type', { method_type: 'email' }],
    ['no state other than on or off', { is_active: 'sometimes' }],
  ])('allows %s to be set', async (_what, changes) => {
    await assertFails(updateDoc(method(), changes));
  });
});
