import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import { founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { newCirclePrayerPace } from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const rules = rulesUnderTest();
const details = { name: 'Young Parents', description: null, topic: null };
let member: Firestore;
let circleId: string;

beforeEach(async () => {
  member = rules.databaseAs('member');
  await rules.pastTheRules(async (db) => {
    await deleteDoc(doc(db, COLLECTIONS.circleFounders, UIDS.member));
    await deleteDoc(doc(db, COLLECTIONS.circlePrayerPaces, UIDS.member));
    const circle = doc(collection(db, COLLECTIONS.prayerCircles));
    circleId = circle.id;
    await setDoc(circle, newCircle(details, UIDS.member, new Date()));
    await setDoc(
      doc(db, circleMembersPath(circleId), UIDS.member),
      firstMember(circleId, UIDS.member, 'Anna', new Date()),
    );
  });
});

async function turnCircles(isOn: boolean): Promise<void> {
  await rules.pastTheRules((db) =>
    setDoc(doc(db, COLLECTIONS.settings, 'screens'), {
      prayer_circles: isOn,
      daily_content: true,
      insights: true,
    }),
  );
}

function open(): Promise<void> {
  const circle = doc(collection(member, COLLECTIONS.prayerCircles));
  return writeBatch(member)
    .set(circle, newCircle(details, UIDS.member, serverTimestamp()))
    .set(
      doc(member, circleMembersPath(circle.id), UIDS.member),
      firstMember(circle.id, UIDS.member, 'Anna', serverTimestamp()),
    )
    .set(doc(member, COLLECTIONS.circleFounders, UIDS.member), founderOf(circle.id, serverTimestamp()))
    .commit();
}

const ownPrayer = () => doc(collection(member, circlePrayersPath(circleId)), newId());
const pray = (prayer = ownPrayer()) =>
  writeBatch(member)
    .set(prayer, newCirclePrayer('For rain.', UIDS.member, serverTimestamp()))
    .set(
      doc(member, COLLECTIONS.circlePrayerPaces, UIDS.member),
      newCirclePrayerPace(prayer.id, serverTimestamp()),
    )
    .commit();

it('new circles and prayers are denied while circles are turned off', async () => {
  await turnCircles(false);

  await assertFails(open());
  await assertFails(pray());
});

it('new circles and prayers are allowed once circles are turned on again', async () => {
  await turnCircles(true);

  await assertSucceeds(open());
  await assertSucceeds(pray());
});

it('members can read and delete their own prayers while circles are turned off', async () => {
  await turnCircles(true);
  const prayer = ownPrayer();
  await assertSucceeds(pray(prayer));
  await turnCircles(false);

  expect((await assertSucceeds(getDoc(prayer))).exists()).toBe(true);
  await assertSucceeds(deleteDoc(prayer));
});

describe.each([
  ['praying for a prayer', { prayed_by: arrayUnion(UIDS.member) }],
  ['marking a prayer answered', { is_answered: true }],
])('%s', (_what, change) => {
  it('is denied while circles are turned off and allowed once they are turned on again', async () => {
    await turnCircles(true);
    const prayer = ownPrayer();
    await assertSucceeds(pray(prayer));
    await turnCircles(false);

    await assertFails(updateDoc(prayer, change));
    await turnCircles(true);
    await assertSucceeds(updateDoc(prayer, change));
  });
});
