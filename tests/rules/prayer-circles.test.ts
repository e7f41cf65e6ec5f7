import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LINK_SESSION_DAYS } from '@prayer-community/domain/auth/link-session';
import {
  CIRCLE_SUBCOLLECTIONS,
  COLLECTIONS,
  circleMembersPath,
  circlePrayersPath,
} from '@prayer-community/domain/collections';
import { after, DAY_MS, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import {
  CIRCLE_PRAYER_PACE_MS,
  newCirclePrayerPace,
} from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { addressOf, byLink, STAFF_SESSION, UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const FRIEND = 'friend-of-the-circle';

const rules = rulesUnderTest();
let leader: Firestore;
/** A member of the circle. */
let friend: Firestore;
/** Belongs to no circle, despite the role of leadership. */
let outsider: Firestore;
let circles = 0;
let circleId: string;

beforeAll(() => {
  leader = rules.databaseAs('member');
  friend = rules.databaseOf(FRIEND, byLink('friend@example.org'));
  outsider = rules.databaseAs('leadership');
});

beforeEach(async () => {
  circleId = `circle-${circles++}`;
  await rules.pastTheRules(async (db) => {
    const details = { name: 'Healing', description: null, topic: null };
    await setDoc(doc(db, COLLECTIONS.prayerCircles, circleId), {
      ...newCircle(details, UIDS.member, new Date()),
      member_count: 2,
    });
    const members = circleMembersPath(circleId);
    await setDoc(doc(db, members, UIDS.member), firstMember(circleId, UIDS.member, 'Anna', new Date()));
    await setDoc(doc(db, members, FRIEND), newMember(circleId, FRIEND, 'Ruth', new Date()));
  });
});

async function storePrayer(byUid: string, changes: object = {}): Promise<string> {
  const id = 'prayer';
  await rules.pastTheRules((db) =>
    setDoc(doc(db, circlePrayersPath(circleId), id), {
      ...newCirclePrayer('For rain.', byUid, new Date()),
      ...changes,
    }),
  );
  return id;
}

const prayerAs = (db: Firestore, id: string) => doc(db, circlePrayersPath(circleId), id);

/** Returns the claims of a session that began with a password. The account keeps the address of its last link. */
function withoutLink(email: string) {
  const { by_link: _began, ...claims } = byLink(email);
  return claims;
}

describe('the contents of a circle', () => {
  const reads: [string, (db: Firestore) => Promise<unknown>][] = [
    ['its members', (db) => getDocs(collection(db, circleMembersPath(circleId)))],
    ['one of its members', (db) => getDoc(doc(db, circleMembersPath(circleId), FRIEND))],
    [
      'its prayers',
      (db) =>
        getDocs(query(collection(db, circlePrayersPath(circleId)), orderBy('created_at', 'desc'), limit(20))),
    ],
    ['one of its prayers', (db) => getDoc(prayerAs(db, 'prayer'))],
  ];

  it.each(reads)(
    'can be read only by members, not by leadership outside the circle: %s',
    async (_what, read) => {
      await storePrayer(FRIEND);

      await assertSucceeds(read(leader));
      await assertSucceeds(read(friend));
      await assertFails(read(outsider));
    },
  );

  it('cannot be read by a removed member', async () => {
    await rules.pastTheRules((db) => deleteDoc(doc(db, circleMembersPath(circleId), FRIEND)));

    for (const [, read] of reads) {
      await assertFails(read(friend));
    }
  });

  it('cannot be read by staff without a second factor, even with a verified address', async () => {
    const password = rules.databaseOf(UIDS.leadership, byLink('leader@example.org'));
    await rules.pastTheRules((db) =>
      setDoc(
        doc(db, circleMembersPath(circleId), UIDS.leadership),
        newMember(circleId, UIDS.leadership, 'Grace', new Date()),
      ),
    );

    for (const [, read] of reads) {
      await assertSucceeds(read(outsider));
      await assertFails(read(password));
    }
    await assertFails(getDocs(collection(password, COLLECTIONS.prayerCircles)));
  });

  it('cannot be read in a session not started by an emailed link, despite a verified address', async () => {
    const byPassword = rules.databaseOf(FRIEND, withoutLink('friend@example.org'));

    for (const [, read] of reads) {
      await assertFails(read(byPassword));
    }
    await assertFails(getDocs(collection(byPassword, COLLECTIONS.prayerCircles)));
  });

  it(`can be read for ${LINK_SESSION_DAYS} days after the sign-in by link`, async () => {
    const signedInAt = (ms: number) => byLink('friend@example.org', after(new Date(), ms));
    const ending = rules.databaseOf(FRIEND, signedInAt(MINUTE_MS - LINK_SESSION_DAYS * DAY_MS));
    const ended = rules.databaseOf(FRIEND, signedInAt(-LINK_SESSION_DAYS * DAY_MS));

    for (const [, read] of reads) {
      await assertSucceeds(read(ending));
      await assertFails(read(ended));
    }
  });

  it('cannot be read in a session whose account address has changed since the link', async () => {
    const changed = rules.databaseOf(FRIEND, { ...byLink('friend@example.org'), email: 'new@example.org' });
    const upperCase = rules.databaseOf(FRIEND, {
      ...byLink('friend@example.org'),
      email: 'Friend@Example.org',
    });

    for (const [, read] of reads) {
      await assertFails(read(changed));
      await assertSucceeds(read(upperCase));
    }
  });

  it('cannot be read in a session without a recorded link address', async () => {
    const { link_address: _none, ...claims } = byLink('friend@example.org');

    for (const [, read] of reads) {
      await assertFails(read(rules.databaseOf(FRIEND, claims)));
    }
  });

  it('cannot be read with an unverified address', async () => {
    const unproven = rules.databaseOf(FRIEND, { ...byLink('friend@example.org'), email_verified: false });

    for (const [, read] of reads) {
      await assertFails(read(unproven));
    }
    await assertFails(getDocs(collection(unproven, COLLECTIONS.prayerCircles)));
  });
});

describe('a circle', () => {
  const circleAs = (db: Firestore) => doc(db, COLLECTIONS.prayerCircles, circleId);
  const stranger = () => rules.databaseOf('stranger', byLink('stranger@example.org'));

  it('can be read only by its members and leadership', async () => {
    await assertSucceeds(getDoc(circleAs(leader)));
    await assertSucceeds(getDoc(circleAs(friend)));
    await assertSucceeds(getDoc(circleAs(outsider)));
    await assertFails(getDoc(circleAs(stranger())));
    await assertFails(getDoc(circleAs(rules.databaseAs('prayer_team'))));
    await assertFails(getDoc(doc(friend, COLLECTIONS.prayerCircles, 'no-such-circle')));
  });

  it('can be listed only by leadership', async () => {
    const list = (db: Firestore) =>
      getDocs(query(collection(db, COLLECTIONS.prayerCircles), orderBy('created_at', 'desc'), limit(50)));

    await assertSucceeds(list(outsider));
    for (const db of [leader, friend, stranger(), rules.databaseAs('prayer_team')]) {
      await assertFails(list(db));
    }
  });
});

describe('an invitation', () => {
  const invitations = (db: Firestore, address: string) =>
    getDocs(
      query(
        collection(db, COLLECTIONS.circleInvitations),
        where('address', '==', address),
        where('used_at', '==', null),
      ),
    );

  beforeEach(() =>
    rules.pastTheRules((db) =>
      setDoc(doc(db, COLLECTIONS.circleInvitations, 'invitation'), {
        ...newInvitation(
          { circle_id: 'some-circle', address: 'friend@example.org', invited_by: 'x' },
          new Date(),
        ),
      }),
    ),
  );

  it('can be read only by the invited address', async () => {
    await assertSucceeds(invitations(friend, 'friend@example.org'));
    await assertFails(invitations(friend, 'other@example.org'));
    await assertFails(invitations(outsider, 'friend@example.org'));
    await assertFails(getDocs(collection(friend, COLLECTIONS.circleInvitations)));
    await assertFails(getDoc(doc(friend, COLLECTIONS.circleInvitations, 'invitation')));
  });

  it('can be read only by a query that excludes used invitations', async () => {
    const used = query(
      collection(friend, COLLECTIONS.circleInvitations),
      where('address', '==', 'friend@example.org'),
    );

    await assertFails(getDocs(used));
  });

  it('is matched for staff by the address in the profile, not in the account', async () => {
    const renamed = rules.databaseOf(UIDS.prayer_team, { ...STAFF_SESSION, email: 'friend@example.org' });

    await assertFails(invitations(renamed, 'friend@example.org'));
    await assertSucceeds(invitations(renamed, addressOf('prayer_team')));
  });

  it('cannot be read in a session not started by an emailed link', async () => {
    const byPassword = rules.databaseOf(FRIEND, withoutLink('friend@example.org'));

    await assertFails(invitations(byPassword, 'friend@example.org'));
  });
});

describe('the list of memberships', () => {
  it('shows members only their own memberships', async () => {
    const memberships = (uid: string) =>
      query(collectionGroup(friend, CIRCLE_SUBCOLLECTIONS.members), where('user_id', '==', uid));

    await assertSucceeds(getDocs(memberships(FRIEND)));
    await assertFails(getDocs(memberships(UIDS.member)));
  });

  it.each(['anonymous', 'password_only', 'removed_leader'] as const)(
    'shows %s no memberships, not even their own',
    async (caller) => {
      const members = collectionGroup(rules.databaseAs(caller), CIRCLE_SUBCOLLECTIONS.members);

      await assertFails(getDocs(query(members, where('user_id', '==', UIDS[caller]))));
    },
  );
});

describe('membership', () => {
  const membership = (db: Firestore, uid: string) => doc(db, circleMembersPath(circleId), uid);

  it.each<[string, () => Promise<unknown>]>([
    ['leave', () => deleteDoc(membership(friend, FRIEND))],
    ['remove', () => deleteDoc(membership(leader, FRIEND))],
    ['hand over leadership', () => updateDoc(membership(leader, FRIEND), { is_leader: true })],
    ['take over leadership', () => updateDoc(membership(friend, FRIEND), { is_leader: true })],
    [
      'add',
      () => setDoc(membership(leader, 'other'), newMember(circleId, 'other', 'Eve', serverTimestamp())),
    ],
    [
      'count',
      () => updateDoc(doc(leader, COLLECTIONS.prayerCircles, circleId), { member_count: increment(1) }),
    ],
    ['delete', () => deleteDoc(doc(leader, COLLECTIONS.prayerCircles, circleId))],
  ])('can be changed only by functions: %s', async (_what, write) => {
    await assertFails(write());
  });
});

describe('a prayer', () => {
  const newPrayer = () => doc(collection(friend, circlePrayersPath(circleId)));
  const pace = () => doc(friend, COLLECTIONS.circlePrayerPaces, FRIEND);
  const share = (changes: object, paceChanges: object = {}) => {
    const prayer = newPrayer();
    return writeBatch(friend)
      .set(prayer, { ...newCirclePrayer('For rain.', FRIEND, serverTimestamp()), ...changes })
      .set(pace(), { ...newCirclePrayerPace(prayer.id, serverTimestamp()), ...paceChanges })
      .commit();
  };
  const sharedAgo = (ms: number) =>
    rules.pastTheRules((db) =>
      setDoc(
        doc(db, COLLECTIONS.circlePrayerPaces, FRIEND),
        newCirclePrayerPace('earlier', new Date(Date.now() - ms)),
      ),
    );

  beforeEach(() => rules.pastTheRules((db) => deleteDoc(doc(db, COLLECTIONS.circlePrayerPaces, FRIEND))));

  it('can be shared by a member', async () => {
    await assertSucceeds(share({ prayer_text: 'x'.repeat(PRAYER_TEXT_MAX_CHARS) }));
  });

  it('can be shared again only after a pace', async () => {
    await assertSucceeds(share({}));
    // Later than now, because a busy machine may take longer than the pace.
    await sharedAgo(-MINUTE_MS);
    await assertFails(share({}));

    await sharedAgo(CIRCLE_PRAYER_PACE_MS + 1_000);
    await assertSucceeds(share({}));
  });

  it('is denied without its pace document or with another prayer in the same batch', async () => {
    const [first, second] = [newPrayer(), newPrayer()];
    const fields = newCirclePrayer('For rain.', FRIEND, serverTimestamp());

    await assertFails(setDoc(first, fields));
    await assertFails(
      writeBatch(friend)
        .set(first, fields)
        .set(second, fields)
        .set(pace(), newCirclePrayerPace(first.id, serverTimestamp()))
        .commit(),
    );
  });

  it('is denied with only an earlier pace document', async () => {
    const prayer = newPrayer();
    await rules.pastTheRules((db) =>
      setDoc(
        doc(db, COLLECTIONS.circlePrayerPaces, FRIEND),
        newCirclePrayerPace(prayer.id, new Date(Date.now() - 60_000)),
      ),
    );

    await assertFails(setDoc(prayer, newCirclePrayer('For rain.', FRIEND, serverTimestamp())));
  });

  it.each<[string, object]>([
    ['backdated', { last_prayer_at: new Date(0) }],
    ['for another prayer', { last_prayer_id: 'x'.repeat(20) }],
    ['with an additional field', { unnamed: true }],
  ])('is denied with an invalid pace document: %s', async (_what, changes) => {
    await assertFails(share({}, changes));
  });

  it.each<[string, object]>([
    ['backdated', { last_prayer_at: new Date(0) }],
    ['dated in the future', { last_prayer_at: new Date(Date.now() + 60_000) }],
    ['with an invalid prayer id', { last_prayer_id: 'x' }],
    ['with an additional field', { unnamed: true }],
  ])('cannot set an invalid pace document: %s', async (_what, changes) => {
    const valid = newCirclePrayerPace(newPrayer().id, serverTimestamp());
    await assertFails(setDoc(pace(), { ...valid, ...changes }));
  });

  it("cannot set another member's pace document", async () => {
    const other = doc(friend, COLLECTIONS.circlePrayerPaces, UIDS.member);
    await assertFails(setDoc(other, newCirclePrayerPace(newPrayer().id, serverTimestamp())));
  });

  it.each<[string, object]>([
    ['blank', { prayer_text: ' \n ' }],
    ['too long', { prayer_text: 'x'.repeat(PRAYER_TEXT_MAX_CHARS + 1) }],
    ['missing its text', { prayer_text: null }],
    ['attributed to another member', { created_by: UIDS.member }],
    ['backdated', { created_at: new Date(0) }],
    ['already prayed for', { prayed_by: [FRIEND] }],
    ['already answered', { is_answered: true }],
    ['given an additional field', { unnamed: true }],
  ])('is denied if it is %s', async (_why, changes) => {
    await assertFails(share(changes));
  });

  it('is denied to a user outside the circle', async () => {
    const prayer = doc(collection(outsider, circlePrayersPath(circleId)));
    const batch = writeBatch(outsider)
      .set(prayer, newCirclePrayer('For rain.', UIDS.leadership, serverTimestamp()))
      .set(
        doc(outsider, COLLECTIONS.circlePrayerPaces, UIDS.leadership),
        newCirclePrayerPace(prayer.id, serverTimestamp()),
      );

    await assertFails(batch.commit());
  });
});

describe('praying', () => {
  it('counts each member once', async () => {
    const id = await storePrayer(FRIEND);

    await assertSucceeds(updateDoc(prayerAs(leader, id), { prayed_by: arrayUnion(UIDS.member) }));
    await assertSucceeds(updateDoc(prayerAs(friend, id), { prayed_by: arrayUnion(FRIEND) }));
    await assertFails(updateDoc(prayerAs(friend, id), { prayed_by: arrayUnion(FRIEND) }));
    await assertFails(updateDoc(prayerAs(friend, id), { prayed_by: [UIDS.member, FRIEND, FRIEND] }));
  });

  it.each<[string, () => object]>([
    ["in another member's name", () => ({ prayed_by: arrayUnion(UIDS.member) })],
    ["in another user's name as well as the caller's", () => ({ prayed_by: arrayUnion(FRIEND, 'other') })],
    ['if it replaces the prayers of others', () => ({ prayed_by: [FRIEND] })],
    ['if it also changes the text', () => ({ prayed_by: arrayUnion(FRIEND), prayer_text: 'Other.' })],
  ])('is denied %s', async (_why, changes) => {
    const id = await storePrayer(FRIEND, { prayed_by: ['earlier'] });

    await assertFails(updateDoc(prayerAs(friend, id), changes()));
  });

  it('cannot be undone', async () => {
    const id = await storePrayer(UIDS.member, { prayed_by: [FRIEND] });

    await assertFails(updateDoc(prayerAs(friend, id), { prayed_by: arrayRemove(FRIEND) }));
  });

  it('is denied to a user outside the circle', async () => {
    const id = await storePrayer(FRIEND);

    await assertFails(updateDoc(prayerAs(outsider, id), { prayed_by: arrayUnion(UIDS.leadership) }));
  });
});

describe('marking a prayer as answered', () => {
  const markAnswered = (db: Firestore, id: string) => updateDoc(prayerAs(db, id), { is_answered: true });

  it('is allowed for its author', async () => {
    await assertSucceeds(markAnswered(friend, await storePrayer(FRIEND)));
  });

  it('is allowed for the leader of the circle', async () => {
    await assertSucceeds(markAnswered(leader, await storePrayer(FRIEND)));
  });

  it('is denied to another member', async () => {
    await assertFails(markAnswered(friend, await storePrayer(UIDS.member)));
  });

  it('is denied to a user outside the circle', async () => {
    await assertFails(markAnswered(outsider, await storePrayer(FRIEND)));
  });

  it('cannot be repeated or undone', async () => {
    const id = await storePrayer(FRIEND, { is_answered: true });

    await assertFails(updateDoc(prayerAs(friend, id), { is_answered: false }));
    await assertFails(markAnswered(friend, id));
  });
});

describe('taking a prayer down', () => {
  it('is allowed for its author and the circle leader', async () => {
    await assertSucceeds(deleteDoc(prayerAs(friend, await storePrayer(FRIEND))));
    await assertSucceeds(deleteDoc(prayerAs(leader, await storePrayer(FRIEND))));
  });

  it('is denied to everyone else', async () => {
    const id = await storePrayer(UIDS.member);

    await assertFails(deleteDoc(prayerAs(friend, id)));
    await assertFails(deleteDoc(prayerAs(outsider, id)));
  });

  it('is denied to an author who left the circle', async () => {
    const id = await storePrayer(FRIEND);
    await rules.pastTheRules((db) => deleteDoc(doc(db, circleMembersPath(circleId), FRIEND)));

    await assertFails(deleteDoc(prayerAs(friend, id)));
  });
});
