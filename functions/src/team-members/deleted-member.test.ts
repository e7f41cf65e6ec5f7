import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import { beforeEach, describe, expect, it } from 'vitest';
import { readErasures, recordErasure } from '../data/erasure-ledger.ts';
import { deleteMemberData, recordMemberErasure } from '../data/member-deletion.ts';
import { tombstoneRef } from '../data/tombstone.ts';
import { profileRef } from '../platform/staff-account.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, storeCircle, type TestMember } from '../testing/circle-member.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember, joinList, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testBucket, testFirestore } from '../testing/test-backend.ts';

const db = testFirestore();

let member: StaffMember;
let friend: TestMember;
let circleId: string;

beforeEach(async () => {
  [member, friend] = await Promise.all([createStaffMember(), createMember()]);
  circleId = await storeCircle(friend, member);
  await joinList(member, 'prayer-team_email');
  await db.collection(COLLECTIONS.pushSubscriptions).doc(member.uid).set({ user_id: member.uid, token: 't' });
  await db
    .collection(COLLECTIONS.mailOptOuts)
    .doc(`team_${member.uid}`)
    .set({ user_id: member.uid, left: [] });
});

async function deleteWithoutEvents(): Promise<void> {
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  await resultOf('deleteTeamMember', { uid: member.uid }, { idToken });
}

async function leftOf({ uid }: StaffMember) {
  const countIn = async (collection: string) =>
    (await db.collection(collection).where('user_id', '==', uid).get()).size;
  return {
    accounts: (await testAuth().getUsers([{ uid }])).users.length,
    lists: await countIn(COLLECTIONS.distributionMemberships),
    optOuts: await countIn(COLLECTIONS.mailOptOuts),
    devices: await countIn(COLLECTIONS.pushSubscriptions),
    isInCircle: (await membersOf(circleId)).uids.includes(uid),
    isInLedger: (await readErasures(testBucket())).some(({ kind, id }) => kind === 'member' && id === uid),
  };
}

const UNTOUCHED = { accounts: 1, lists: 1, optOuts: 1, devices: 1, isInCircle: true, isInLedger: false };

const emptiedAt = async () => (await tombstoneRef(db, member.uid).get()).get('emptied_at');

it('a member who is added again while their deletion is being finished keeps everything', async () => {
  const stored = (await profileRef(db, member.uid).get()).data() ?? {};
  await deleteWithoutEvents();
  expect(await recordMemberErasure(db, member.uid)).toBe(true);
  await profileRef(db, member.uid).set(stored);

  await deleteMemberData(db, member.uid, member.email, new Date());

  expect(await leftOf(member)).toEqual(UNTOUCHED);
});

describe('a deleted member whose deletion caused no events', () => {
  it('is removed completely by the daily run', async () => {
    await deleteWithoutEvents();

    await runSchedule('purgeExpired');

    expect(await leftOf(member)).toEqual({
      accounts: 0,
      lists: 0,
      optOuts: 0,
      devices: 0,
      isInCircle: false,
      isInLedger: true,
    });
    expect(await emptiedAt()).toBeTruthy();
  });

  it('does not wait behind many other deletions', async () => {
    const batch = db.batch();
    for (let number = 1; number <= 50; number += 1) {
      batch.set(tombstoneRef(db, `0-${number}`), newTombstone('member', new Date()));
    }
    await batch.commit();
    await deleteWithoutEvents();

    await runSchedule('purgeExpired');

    expect(await emptiedAt()).toBeTruthy();
  });

  it('stays if they were added again before the daily run', async () => {
    const stored = (await profileRef(db, member.uid).get()).data() ?? {};
    await deleteWithoutEvents();
    // As far as an interrupted `clearAfterMember` gets.
    await recordErasure({ kind: 'member', id: member.uid });
    await profileRef(db, member.uid).set(stored);

    await runSchedule('purgeExpired');

    expect(await leftOf(member)).toEqual(UNTOUCHED);
    expect(await emptiedAt()).toBeTruthy();
  });
});
