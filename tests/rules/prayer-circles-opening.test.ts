import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, circleMembersPath } from '@prayer-community/domain/collections';
import {
  CIRCLE_DESCRIPTION_MAX_CHARS,
  CIRCLE_NAME_MAX_CHARS,
  NAME_MAX_CHARS,
} from '@prayer-community/domain/limits';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circle';
import { collection, doc, type Firestore, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { beforeAll, describe, it } from 'vitest';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const rules = rulesUnderTest();
let db: Firestore;

beforeAll(() => {
  db = rules.databaseAs('member');
});

const details = { name: 'Young Parents', description: 'For those who are up at night.', topic: 'Family' };

interface Opening {
  circle?: object;
  member?: object;
}

function open({ circle = {}, member = {} }: Opening): Promise<void> {
  const reference = doc(collection(db, COLLECTIONS.prayerCircles));
  const first = firstMember(reference.id, UIDS.member, 'Anna', serverTimestamp());
  return writeBatch(db)
    .set(reference, { ...newCircle(details, UIDS.member, serverTimestamp()), ...circle })
    .set(doc(db, circleMembersPath(reference.id), UIDS.member), { ...first, ...member })
    .commit();
}

describe('a circle', () => {
  it('is opened together with the member who leads it', async () => {
    await assertSucceeds(open({}));
    await assertSucceeds(open({ circle: { description: null, topic: null } }));
    await assertSucceeds(
      open({
        circle: {
          name: 'x'.repeat(CIRCLE_NAME_MAX_CHARS),
          description: 'x'.repeat(CIRCLE_DESCRIPTION_MAX_CHARS),
          topic: 'x'.repeat(CIRCLE_NAME_MAX_CHARS),
        },
        member: { display_name: 'x'.repeat(NAME_MAX_CHARS) },
      }),
    );
  });

  it.each<[string, object]>([
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(CIRCLE_NAME_MAX_CHARS + 1) }],
    ['a name that is no text', { name: 7 }],
    ['a blank description', { description: '' }],
    ['a description that is too long', { description: 'x'.repeat(CIRCLE_DESCRIPTION_MAX_CHARS + 1) }],
    ['a topic that is too long', { topic: 'x'.repeat(CIRCLE_NAME_MAX_CHARS + 1) }],
    ['the name of another as its creator', { created_by: UIDS.leadership }],
    ['a date of its own', { created_at: new Date(0) }],
    ['more members than it has', { member_count: 2 }],
    ['no member', { member_count: 0 }],
    ['a field more', { unnamed: true }],
  ])('is refused with %s', async (_what, circle) => {
    await assertFails(open({ circle }));
  });

  it.each<[string, object]>([
    ['does not lead it', { is_leader: false }],
    ['has a blank name', { display_name: ' ' }],
    ['has a name that is too long', { display_name: 'x'.repeat(NAME_MAX_CHARS + 1) }],
    ['is said to be another', { user_id: UIDS.leadership }],
    ['is said to be of another circle', { circle_id: 'another' }],
    ['joined at another time', { joined_at: new Date(0) }],
    ['has a field more', { unnamed: true }],
  ])('is refused with a first member who %s', async (_what, member) => {
    await assertFails(open({ member }));
  });

  it('is refused without its first member', async () => {
    const reference = doc(collection(db, COLLECTIONS.prayerCircles));

    await assertFails(setDoc(reference, newCircle(details, UIDS.member, serverTimestamp())));
  });

  it('is refused around a membership that a deleted circle left behind', async () => {
    const reference = doc(collection(db, COLLECTIONS.prayerCircles));
    await rules.pastTheRules((past) =>
      setDoc(
        doc(past, circleMembersPath(reference.id), UIDS.member),
        firstMember(reference.id, UIDS.member, 'Anna', new Date()),
      ),
    );

    await assertFails(setDoc(reference, newCircle(details, UIDS.member, serverTimestamp())));
  });

  it('is refused with another as its first member', async () => {
    const reference = doc(collection(db, COLLECTIONS.prayerCircles));
    const other = firstMember(reference.id, UIDS.leadership, 'Grace', serverTimestamp());

    await assertFails(
      writeBatch(db)
        .set(reference, newCircle(details, UIDS.member, serverTimestamp()))
        .set(doc(db, circleMembersPath(reference.id), UIDS.leadership), other)
        .commit(),
    );
  });

  it('takes nobody more in the batch that opens it', async () => {
    const reference = doc(collection(db, COLLECTIONS.prayerCircles));
    const members = circleMembersPath(reference.id);

    await assertFails(
      writeBatch(db)
        .set(reference, newCircle(details, UIDS.member, serverTimestamp()))
        .set(doc(db, members, UIDS.member), firstMember(reference.id, UIDS.member, 'Anna', serverTimestamp()))
        .set(doc(db, members, 'friend'), firstMember(reference.id, 'friend', 'Ruth', serverTimestamp()))
        .commit(),
    );
  });
});

describe('a circle that exists', () => {
  it('lets nobody in who writes themselves into it', async () => {
    const id = 'existing';
    await rules.pastTheRules(async (past) => {
      await setDoc(doc(past, COLLECTIONS.prayerCircles, id), newCircle(details, 'founder', new Date()));
      await setDoc(
        doc(past, circleMembersPath(id), 'founder'),
        firstMember(id, 'founder', 'Eve', new Date()),
      );
    });
    const membership = doc(db, circleMembersPath(id), UIDS.member);
    const self = firstMember(id, UIDS.member, 'Anna', serverTimestamp());

    await assertFails(setDoc(membership, self));
    await assertFails(setDoc(membership, { ...self, is_leader: false }));
    await assertFails(
      writeBatch(db)
        .set(doc(db, COLLECTIONS.prayerCircles, id), newCircle(details, UIDS.member, serverTimestamp()))
        .set(membership, self)
        .commit(),
    );
  });

  it('does not take back as its leader whoever created and left it', async () => {
    const id = 'left-by-its-creator';
    await rules.pastTheRules((past) =>
      setDoc(doc(past, COLLECTIONS.prayerCircles, id), newCircle(details, UIDS.member, new Date())),
    );

    await assertFails(
      setDoc(
        doc(db, circleMembersPath(id), UIDS.member),
        firstMember(id, UIDS.member, 'Anna', serverTimestamp()),
      ),
    );
  });
});
