import { COLLECTIONS, circlePrayersPath } from '@prayer-community/domain/collections';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { circleMemberRef, circleRef } from '../data/circle.ts';
import { deliveriesOfInvitation } from '../data/delivery.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  createMember,
  membersOf,
  randomEmail,
  storeCircle,
  type TestMember,
} from '../testing/circle-member.ts';
import { invite } from '../testing/invitation-steps.ts';
import { repeatNextTransaction } from '../testing/repeat-next-transaction.ts';
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
  return (await circleMemberRef(testFirestore(), circleId, member.uid).get()).data()?.is_leader;
}

describe('leaving a circle', () => {
  it('removes the member and decreases the member count', async () => {
    expect(await resultOf('leaveCircle', { circleId }, friend)).toEqual(DONE);

    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });

  it('is rejected for the leader until they hand over the circle', async () => {
    expect(await resultOf('leaveCircle', { circleId }, leader)).toEqual(refusal(CIRCLE_REFUSALS.leaderStays));
    await resultOf('handOverCircle', { circleId, userId: friend.uid }, leader);

    expect(await resultOf('leaveCircle', { circleId }, leader)).toEqual(DONE);
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [friend.uid] });
  });

  it('changes the count only once despite simultaneous requests', async () => {
    await Promise.all([1, 2, 3].map(() => resultOf('leaveCircle', { circleId }, friend)));

    expect(await membersOf(circleId)).toMatchObject({ counted: 1 });
  });

  it('is reported as done if the response is lost and the transaction is repeated', async () => {
    repeatNextTransaction();

    expect(await resultOf('leaveCircle', { circleId }, friend)).toEqual(DONE);

    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });
});

describe('the invitations of a former member', () => {
  it.each([
    ['left', () => resultOf('leaveCircle', { circleId }, friend)],
    ['was removed', () => resultOf('removeCircleMember', { circleId, userId: friend.uid }, leader)],
  ])(
    'are withdrawn with the records of their emails after the member %s, while those of others remain',
    async (_how, go) => {
      const [withdrawn, other] = [randomEmail(), randomEmail()];
      const link = await invite(friend, circleId, withdrawn);
      const stays = await invite(leader, circleId, other);
      const mails = deliveriesOfInvitation(testFirestore(), link.invitation);
      expect((await mails.get()).size).toBe(1);

      expect(await go()).toEqual(DONE);

      const invitations = testFirestore().collection(COLLECTIONS.circleInvitations);
      expect((await mails.get()).size).toBe(0);
      expect((await invitations.doc(link.invitation).get()).exists).toBe(false);
      expect((await invitations.doc(stays.invitation).get()).exists).toBe(true);
    },
  );
});

describe('removing a member', () => {
  it('is allowed for the leader', async () => {
    expect(await resultOf('removeCircleMember', { circleId, userId: friend.uid }, leader)).toEqual(DONE);

    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });

  it('is rejected for everyone else', async () => {
    for (const caller of [friend, outsider]) {
      expect(await resultOf('removeCircleMember', { circleId, userId: leader.uid }, caller)).toEqual(
        refusal(CIRCLE_REFUSALS.notLeader),
      );
    }
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });
  });

  it('withdraws an open invitation to the member, who needs a new one to come back', async () => {
    circleId = await storeCircle(leader);
    const link = await invite(leader, circleId, friend.email);
    const stays = await invite(leader, circleId, outsider.email);
    const member = newMember(circleId, friend.uid, 'Ruth', new Date());
    await circleMemberRef(testFirestore(), circleId, friend.uid).set(member);

    expect(await resultOf('removeCircleMember', { circleId, userId: friend.uid }, leader)).toEqual(DONE);

    expect(await resultOf('joinCircle', { circleId, displayName: 'Ruth' }, friend)).toEqual(
      refusal(CIRCLE_REFUSALS.notInvited(friend.email)),
    );
    expect((await deliveriesOfInvitation(testFirestore(), link.invitation).get()).size).toBe(0);
    expect(await resultOf('openInvitation', stays)).toMatchObject(DONE);
  });

  it('does not remove the leader, and leaves the count unchanged for a non-member', async () => {
    expect(await resultOf('removeCircleMember', { circleId, userId: leader.uid }, leader)).toEqual(
      refusal(CIRCLE_REFUSALS.notYourself),
    );
    expect(await resultOf('removeCircleMember', { circleId, userId: outsider.uid }, leader)).toEqual(DONE);
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });
  });
});

describe('handing over a circle', () => {
  it('makes another member the only leader', async () => {
    expect(await resultOf('handOverCircle', { circleId, userId: friend.uid }, leader)).toEqual(DONE);

    expect(await leads(friend)).toBe(true);
    expect(await leads(leader)).toBe(false);
  });

  it('is allowed only for the leader and only to another member', async () => {
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

  it('leaves exactly one leader after two simultaneous handovers', async () => {
    const third = await createMember();
    circleId = await storeCircle(leader, friend, third);

    await Promise.all(
      [friend, third].map(({ uid: userId }) => resultOf('handOverCircle', { circleId, userId }, leader)),
    );

    const leading = await Promise.all([leader, friend, third].map(leads));
    expect(leading.filter(Boolean)).toHaveLength(1);
  });

  it('is reported as done if the response is lost and the transaction is repeated', async () => {
    repeatNextTransaction();

    expect(await resultOf('handOverCircle', { circleId, userId: friend.uid }, leader)).toEqual(DONE);

    expect(await leads(friend)).toBe(true);
  });
});

describe('deleting a circle', () => {
  it('is allowed only for the leader, and only when no other members remain', async () => {
    expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual(refusal(CIRCLE_REFUSALS.notEmpty));
    expect(await resultOf('deleteCircle', { circleId }, friend)).toEqual(refusal(CIRCLE_REFUSALS.notLeader));
    await resultOf('leaveCircle', { circleId }, friend);

    expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual(DONE);
    expect(await membersOf(circleId)).toEqual({ counted: undefined, uids: [] });
  });

  it('also deletes its prayers and invitations', async () => {
    circleId = await storeCircle(leader);
    const db = testFirestore();
    const { invitation } = await invite(leader, circleId, randomEmail());
    const prayer = db.collection(circlePrayersPath(circleId)).doc();
    await prayer.set(newCirclePrayer('For rain.', leader.uid, new Date()));

    await resultOf('deleteCircle', { circleId }, leader);

    const left = await db.getAll(prayer, db.collection(COLLECTIONS.circleInvitations).doc(invitation));
    expect(left.map(({ exists }) => exists)).toEqual([false, false]);
  });

  it('prevents earlier invitees from joining', async () => {
    circleId = await storeCircle(leader);
    await invite(leader, circleId, outsider.email);
    await resultOf('deleteCircle', { circleId }, leader);

    expect(await resultOf('joinCircle', { circleId, displayName: 'Eve' }, outsider)).toEqual(
      refusal(CIRCLE_REFUSALS.noCircle),
    );
    expect((await circleRef(testFirestore(), circleId).get()).exists).toBe(false);
  });
});

describe('a member count that is too low after a restore', () => {
  beforeEach(async () => {
    circleId = await storeCircle(leader, friend, outsider);
    await circleRef(testFirestore(), circleId).update({ member_count: 1 });
  });

  it('does not let the leader delete a circle of several members', async () => {
    expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual(refusal(CIRCLE_REFUSALS.notEmpty));

    expect((await membersOf(circleId)).uids).toHaveLength(3);
  });

  it('is corrected once a member joins', async () => {
    const guest = await createMember();
    await invite(leader, circleId, guest.email);

    expect(await resultOf('joinCircle', { circleId, displayName: 'Eve' }, guest)).toEqual(DONE);

    expect(await membersOf(circleId)).toMatchObject({ counted: 4, uids: { length: 4 } });
  });

  it('is corrected once a member leaves or is removed', async () => {
    await resultOf('leaveCircle', { circleId }, outsider);
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });

    await resultOf('removeCircleMember', { circleId, userId: friend.uid }, leader);
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [leader.uid] });
  });
});

describe('a visitor', () => {
  it('cannot change any membership', async () => {
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
