import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { circleMemberRef, circleRef } from '../data/circle.ts';
import { resultOf } from '../testing/call-function.ts';
import { membersOf, storeCircle } from '../testing/circle-member.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { departFromCircles } from './depart-from-circles.ts';

const friend = { uid: `friend-${randomUUID()}` };
const oldFriend = { uid: `old-friend-${randomUUID()}` };

let idToken: string;

beforeAll(async () => {
  idToken = await staffIdToken((await createStaffMember('leadership')).uid);
});

const remove = ({ uid }: StaffMember) =>
  whileTriggering([departFromCircles], () => resultOf('deleteTeamMember', { uid }, { idToken }));

const leads = async (circleId: string, uid: string) =>
  (await circleMemberRef(testFirestore(), circleId, uid).get()).get('is_leader');

describe('a deleted staff member', () => {
  it('leaves the circles of others, and their own circles pass to the longest-standing member', async () => {
    const member = await createStaffMember();
    const own = await storeCircle(member, friend, oldFriend);
    const joined = circleMemberRef(testFirestore(), own, oldFriend.uid);
    await joined.update({ joined_at: new Date(Date.now() - DAY_MS) });
    const others = await storeCircle(friend, member);

    expect(await remove(member)).toEqual({ success: true });

    expect(await membersOf(own)).toEqual({ counted: 2, uids: [friend.uid, oldFriend.uid].sort() });
    expect(await membersOf(others)).toEqual({ counted: 1, uids: [friend.uid] });
    expect([await leads(own, oldFriend.uid), await leads(own, friend.uid)]).toEqual([true, false]);
    expect(await leads(others, friend.uid)).toBe(true);
  });

  it('leaves behind no circle without other members', async () => {
    const member = await createStaffMember();
    const circleId = await storeCircle(member);

    await remove(member);

    expect((await circleRef(testFirestore(), circleId).get()).exists).toBe(false);
    expect((await membersOf(circleId)).uids).toEqual([]);
  });

  it('leaves a circle to its members even if a restore left their count too low', async () => {
    const member = await createStaffMember();
    const circleId = await storeCircle(member, friend, oldFriend);
    await circleRef(testFirestore(), circleId).update({ member_count: 1 });

    await remove(member);

    expect(await membersOf(circleId)).toEqual({ counted: 2, uids: [friend.uid, oldFriend.uid].sort() });
  });

  it('stays in their circles if added again before the event arrives', async () => {
    const member = await createStaffMember();
    const circleId = await storeCircle(friend, member);
    const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
    const stored = (await profile.get()).data() ?? {};
    const late = Object.assign(
      async (...event: Parameters<typeof departFromCircles>) => {
        await profile.set(stored);
        await departFromCircles(...event);
      },
      { __endpoint: departFromCircles.__endpoint },
    );

    await whileTriggering([late], () => resultOf('deleteTeamMember', { uid: member.uid }, { idToken }));

    expect((await membersOf(circleId)).uids).toEqual([friend.uid, member.uid].sort());
  });
});
