import { COLLECTIONS, circlePrayersPath } from '@prayer-community/domain/collections';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { circleRef, memberRef } from '../data/circle.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  createMember,
  membersOf,
  randomEmail,
  storeCircle,
  type TestMember,
} from '../testing/circle-member.ts';
import { invite } from '../testing/invitation-steps.ts';
import { testFirestore } from '../testing/test-backend.ts';

const DONE = { success: true };

let leader: TestMember;
let friend: TestMember;
let outsider: TestMember;
let circleId: string;

beforeEach(async () => {
  [leader, friend, outsider] = await Promise.all([createMember(), createMember(), createMember()]);
  circleId = await storeCircle(leader, friend);
});

async function leads(member: TestMember): Promise<unknown> {
  return (await memberRef(testFirestore(), circleId, member.uid).get()).data()?.is_leader;
}

describe('leaving', () => {
  it('takes one out of the circle and of its count', async () => {
    expect(await resultOf('leaveCircle', { circleId }, friend)).toEqual(DONE);

    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });

  it('is not for its leader, who hands over first', async () => {
    expect(await resultOf('leaveCircle', { circleId }, leader)).toEqual(refusal(CIRCLE_REFUSALS.leaderStays));
    await resultOf('handOverCircle', { circleId, userId: friend.uid }, leader);

    expect(await resultOf('leaveCircle', { circleId }, leader)).toEqual(DONE);
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [friend.uid] });
  });

  it('counts once, however often it is asked for at once', async () => {
    await Promise.all([1, 2, 3].map(() => resultOf('leaveCircle', { circleId }, friend)));

    expect(await membersOf(circleId)).toMatchObject({ counted: 1 });
  });
});

describe('the invitations of a member who is gone', () => {
  it.each([
    ['left', () => resultOf('leaveCircle', { circleId }, friend)],
    ['was removed', () => resultOf('removeCircleMember', { circleId, userId: friend.uid }, leader)],
  ])('are withdrawn where they %s, and those of others stay', async (_how, go) => {
    const [withdrawn, other] = [randomEmail(), randomEmail()];
    const link = await invite(friend, circleId, withdrawn);
    const stays = await invite(leader, circleId, other);

    expect(await go()).toEqual(DONE);

    const invitations = testFirestore().collection(COLLECTIONS.circleInvitations);
    expect((await invitations.doc(link.invitation).get()).exists).toBe(false);
    expect((await invitations.doc(stays.invitation).get()).exists).toBe(true);
  });
});

describe('removing a member', () => {
  it('is for the leader', async () => {
    expect(await resultOf('removeCircleMember', { circleId, userId: friend.uid }, leader)).toEqual(DONE);

    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });

  it('is for nobody else', async () => {
    for (const caller of [friend, outsider]) {
      expect(await resultOf('removeCircleMember', { circleId, userId: leader.uid }, caller)).toEqual(
        refusal(CIRCLE_REFUSALS.notLeader),
      );
    }
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });
  });

  it('does not remove the leader, nor count who was no member', async () => {
    expect(await resultOf('removeCircleMember', { circleId, userId: leader.uid }, leader)).toEqual(
      refusal(CIRCLE_REFUSALS.notYourself),
    );
    expect(await resultOf('removeCircleMember', { circleId, userId: outsider.uid }, leader)).toEqual(DONE);
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });
  });
});

describe('handing over', () => {
  it('makes another member the leader, and nobody else', async () => {
    expect(await resultOf('handOverCircle', { circleId, userId: friend.uid }, leader)).toEqual(DONE);

    expect(await leads(friend)).toBe(true);
    expect(await leads(leader)).toBe(false);
  });

  it('is for the leader alone, and to members alone', async () => {
    expect(await resultOf('handOverCircle', { circleId, userId: friend.uid }, friend)).toEqual(
      refusal(CIRCLE_REFUSALS.notLeader),
    );
    for (const { uid: userId } of [outsider, leader]) {
      expect(await resultOf('handOverCircle', { circleId, userId }, leader)).toEqual(
        refusal(CIRCLE_REFUSALS.notYourself),
      );
    }
    expect(await leads(leader)).toBe(true);
  });

  it('ends with exactly one leader when two are chosen at once', async () => {
    const third = await createMember();
    circleId = await storeCircle(leader, friend, third);

    await Promise.all(
      [friend, third].map(({ uid: userId }) => resultOf('handOverCircle', { circleId, userId }, leader)),
    );

    const leading = await Promise.all([leader, friend, third].map(leads));
    expect(leading.filter(Boolean)).toHaveLength(1);
  });
});

describe('deleting a circle', () => {
  it('is for its leader, once nobody else is in it', async () => {
    expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual(refusal(CIRCLE_REFUSALS.notEmpty));
    expect(await resultOf('deleteCircle', { circleId }, friend)).toEqual(refusal(CIRCLE_REFUSALS.notLeader));
    await resultOf('leaveCircle', { circleId }, friend);

    expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual(DONE);
    expect(await membersOf(circleId)).toEqual({ counted: undefined, uids: [] });
  });

  it('takes its prayers and invitations along', async () => {
    circleId = await storeCircle(leader);
    const db = testFirestore();
    const { invitation } = await invite(leader, circleId, randomEmail());
    const prayer = db.collection(circlePrayersPath(circleId)).doc();
    await prayer.set(newCirclePrayer('For rain.', leader.uid, new Date()));

    await resultOf('deleteCircle', { circleId }, leader);

    const left = await db.getAll(prayer, db.collection(COLLECTIONS.circleInvitations).doc(invitation));
    expect(left.map(({ exists }) => exists)).toEqual([false, false]);
  });

  it('lets nobody in who was invited before', async () => {
    circleId = await storeCircle(leader);
    await invite(leader, circleId, outsider.email);
    await resultOf('deleteCircle', { circleId }, leader);

    expect(await resultOf('joinCircle', { circleId, displayName: 'Eve' }, outsider)).toEqual(
      refusal(CIRCLE_REFUSALS.noCircle),
    );
    expect((await circleRef(testFirestore(), circleId).get()).exists).toBe(false);
  });
});

describe('a visitor', () => {
  it('changes no membership', async () => {
    const answers = await Promise.all([
      callFunction('joinCircle', { circleId, displayName: 'Eve' }),
      callFunction('leaveCircle', { circleId }),
      callFunction('removeCircleMember', { circleId, userId: friend.uid }),
      callFunction('handOverCircle', { circleId, userId: friend.uid }),
      callFunction('deleteCircle', { circleId }),
    ]);

    expect(answers).toEqual(
      answers.map(() => ({
        error: { status: 'UNAUTHENTICATED', message: t(CIRCLE_REFUSALS.signInRequired) },
      })),
    );
  });
});
