import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, circleMembersPath } from '@prayer-community/domain/collections';
import {
  CIRCLE_DESCRIPTION_MAX_CHARS,
  CIRCLE_NAME_MAX_CHARS,
  NAME_MAX_CHARS,
} from '@prayer-community/domain/limits';
import { CIRCLE_PACE_MS, founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { newId } from './new-id.ts';
import { byLink } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const rules = rulesUnderTest();
let founders = 0;
let uid: string;
let db: Firestore;

// Each circle has a different founder because of the pace limit for founders.
beforeEach(() => {
  uid = `founder-${founders++}`;
  db = rules.databaseOf(uid, byLink(`${uid}@example.org`));
});

const details = { name: 'Young Parents', description: 'For those who are up at night.', topic: 'Family' };

interface Opening {
  circle?: object;
  member?: object;
}

const newReference = () => doc(collection(db, COLLECTIONS.prayerCircles));
const founderRef = () => doc(db, COLLECTIONS.circleFounders, uid);

function openingOf(reference: DocumentReference, { circle = {}, member = {} }: Opening): WriteBatch {
  const first = firstMember(reference.id, uid, 'Anna', serverTimestamp());
  return writeBatch(db)
    .set(reference, { ...newCircle(details, uid, serverTimestamp()), ...circle })
    .set(doc(db, circleMembersPath(reference.id), uid), { ...first, ...member });
}

function open(opening: Opening): Promise<void> {
  const reference = newReference();
  return openingOf(reference, opening).set(founderRef(), founderOf(reference.id, serverTimestamp())).commit();
}

describe('a circle', () => {
  it.each<[string, Opening]>([
    ['with all its details', {}],
    ['with only its name', { circle: { description: null, topic: null } }],
    [
      'with values of the maximum length',
      {
        circle: {
          name: 'x'.repeat(CIRCLE_NAME_MAX_CHARS),
          description: 'x'.repeat(CIRCLE_DESCRIPTION_MAX_CHARS),
          topic: 'x'.repeat(CIRCLE_NAME_MAX_CHARS),
        },
        member: { display_name: 'x'.repeat(NAME_MAX_CHARS) },
      },
    ],
  ])('can be created together with its leader, %s', async (_what, opening) => {
    await assertSucceeds(open(opening));
  });

  it.each<[string, object]>([
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(CIRCLE_NAME_MAX_CHARS + 1) }],
    ['a name that is not a string', { name: 7 }],
    ['a blank description', { description: '' }],
    ['a description that is too long', { description: 'x'.repeat(CIRCLE_DESCRIPTION_MAX_CHARS + 1) }],
    ['a topic that is too long', { topic: 'x'.repeat(CIRCLE_NAME_MAX_CHARS + 1) }],
    ['another user as its creator', { created_by: 'another' }],
    ['a backdated creation time', { created_at: new Date(0) }],
    ['a member count that is too high', { member_count: 2 }],
    ['a member count of zero', { member_count: 0 }],
    ['an additional field', { unnamed: true }],
  ])('is denied with %s', async (_what, circle) => {
    await assertFails(open({ circle }));
  });

  it.each<[string, object]>([
    ['is not its leader', { is_leader: false }],
    ['has a blank name', { display_name: ' ' }],
    ['has a name that is too long', { display_name: 'x'.repeat(NAME_MAX_CHARS + 1) }],
    ["has another user's id", { user_id: 'another' }],
    ['belongs to another circle', { circle_id: 'another' }],
    ['joined at a different time', { joined_at: new Date(0) }],
    ['has an additional field', { unnamed: true }],
  ])('is denied with a first member who %s', async (_what, member) => {
    await assertFails(open({ member }));
  });

  it('is denied without its first member', async () => {
    const reference = newReference();

    await assertFails(
      writeBatch(db)
        .set(reference, newCircle(details, uid, serverTimestamp()))
        .set(founderRef(), founderOf(reference.id, serverTimestamp()))
        .commit(),
    );
  });

  it('is denied with only a membership left over from a deleted circle', async () => {
    const reference = newReference();
    await rules.pastTheRules((past) =>
      setDoc(
        doc(past, circleMembersPath(reference.id), uid),
        firstMember(reference.id, uid, 'Anna', new Date()),
      ),
    );

    await assertFails(
      writeBatch(db)
        .set(reference, newCircle(details, uid, serverTimestamp()))
        .set(founderRef(), founderOf(reference.id, serverTimestamp()))
        .commit(),
    );
  });

  it('is denied with another user as its first member', async () => {
    const reference = newReference();
    const other = firstMember(reference.id, 'another', 'Grace', serverTimestamp());

    await assertFails(
      writeBatch(db)
        .set(reference, newCircle(details, uid, serverTimestamp()))
        .set(doc(db, circleMembersPath(reference.id), 'another'), other)
        .set(founderRef(), founderOf(reference.id, serverTimestamp()))
        .commit(),
    );
  });

  it('cannot add a second member in the batch that creates it', async () => {
    const reference = newReference();
    const friend = firstMember(reference.id, 'friend', 'Ruth', serverTimestamp());

    await assertFails(
      openingOf(reference, {})
        .set(doc(db, circleMembersPath(reference.id), 'friend'), friend)
        .set(founderRef(), founderOf(reference.id, serverTimestamp()))
        .commit(),
    );
  });
});

describe("a founder's pace", () => {
  const openedAgo = (ms: number) =>
    rules.pastTheRules((past) =>
      setDoc(
        doc(past, COLLECTIONS.circleFounders, uid),
        founderOf('an-earlier-one', new Date(Date.now() - ms)),
      ),
    );

  it('is limited to one circle per minute', async () => {
    await assertSucceeds(open({}));

    await assertFails(open({}));
  });

  it('allows the next circle only after a minute', async () => {
    await openedAgo(CIRCLE_PACE_MS - 30_000);
    await assertFails(open({}));

    await openedAgo(CIRCLE_PACE_MS + 1_000);
    await assertSucceeds(open({}));
  });

  it('must be stored with every circle', async () => {
    await assertFails(openingOf(newReference(), {}).commit());
    await assertSucceeds(open({}));
    await assertFails(openingOf(newReference(), {}).commit());
  });

  it('allows only one circle per batch', async () => {
    const [first, second] = [newReference(), newReference()];

    await assertFails(
      openingOf(first, {})
        .set(second, newCircle(details, uid, serverTimestamp()))
        .set(
          doc(db, circleMembersPath(second.id), uid),
          firstMember(second.id, uid, 'Anna', serverTimestamp()),
        )
        .set(founderRef(), founderOf(first.id, serverTimestamp()))
        .commit(),
    );
  });

  it('cannot be set without a new circle, for an existing circle, or for another user', async () => {
    const reference = newReference();
    await rules.pastTheRules((past) =>
      setDoc(doc(past, COLLECTIONS.prayerCircles, 'there'), newCircle(details, 'another', new Date())),
    );

    await assertFails(setDoc(founderRef(), founderOf(reference.id, serverTimestamp())));
    await assertFails(setDoc(founderRef(), founderOf('there', serverTimestamp())));
    await assertFails(
      openingOf(reference, {})
        .set(founderRef(), founderOf(reference.id, serverTimestamp()))
        .set(doc(db, COLLECTIONS.circleFounders, 'another'), founderOf(reference.id, serverTimestamp()))
        .commit(),
    );
  });

  it.each<[string, object]>([
    ['a backdated time', { last_circle_at: new Date(0) }],
    ['an additional field', { unnamed: true }],
  ])('is denied with %s', async (_what, changes) => {
    const reference = newReference();

    await assertFails(
      openingOf(reference, {})
        .set(founderRef(), { ...founderOf(reference.id, serverTimestamp()), ...changes })
        .commit(),
    );
  });
});

describe('an existing circle', () => {
  it('does not let users add themselves', async () => {
    const id = newId();
    await rules.pastTheRules(async (past) => {
      await setDoc(doc(past, COLLECTIONS.prayerCircles, id), newCircle(details, 'founder', new Date()));
      await setDoc(
        doc(past, circleMembersPath(id), 'founder'),
        firstMember(id, 'founder', 'Eve', new Date()),
      );
    });
    const membership = doc(db, circleMembersPath(id), uid);
    const self = firstMember(id, uid, 'Anna', serverTimestamp());

    await assertFails(setDoc(membership, self));
    await assertFails(setDoc(membership, { ...self, is_leader: false }));
    await assertFails(
      writeBatch(db)
        .set(doc(db, COLLECTIONS.prayerCircles, id), newCircle(details, uid, serverTimestamp()))
        .set(membership, self)
        .set(founderRef(), founderOf(id, serverTimestamp()))
        .commit(),
    );
  });

  it('does not let a creator who left rejoin as its leader', async () => {
    const id = newId();
    await rules.pastTheRules((past) =>
      setDoc(doc(past, COLLECTIONS.prayerCircles, id), newCircle(details, uid, new Date())),
    );

    await assertFails(
      setDoc(doc(db, circleMembersPath(id), uid), firstMember(id, uid, 'Anna', serverTimestamp())),
    );
  });
});
