import { COLLECTIONS, circlePrayersPath } from '@prayer-community/domain/collections';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { refusal } from '@prayer-community/domain/refusal';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { circleRef } from '../data/circle.ts';
import { deliveriesOfInvitation } from '../data/delivery.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  createMember,
  membersOf,
  randomEmail,
  storeCircle,
  type TestMember,
} from '../testing/circle-member.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { invite } from '../testing/invitation-steps.ts';
import { repeatNextTransaction } from '../testing/repeat-next-transaction.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

const db = testFirestore();
let founder: TestMember;
let friend: TestMember;
let circleId: string;

beforeEach(async () => {
  [founder, friend] = await Promise.all([createMember(), createMember()]);
  circleId = await storeCircle(founder, friend);
});

describe('leadership', () => {
  it('removes any circle with its members, prayers, invitations, and the records of their emails', async () => {
    await db
      .collection(circlePrayersPath(circleId))
      .add(newCirclePrayer('For rain.', founder.uid, new Date()));
    const { invitation } = await invite(founder, circleId, randomEmail());
    const mails = deliveriesOfInvitation(db, invitation);
    expect((await mails.get()).size).toBe(1);
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);

    expect(await resultOf('removeCircle', { circleId }, { idToken })).toEqual({ success: true });

    expect((await circleRef(db, circleId).get()).exists).toBe(false);
    expect((await membersOf(circleId)).uids).toEqual([]);
    expect((await db.collection(circlePrayersPath(circleId)).get()).size).toBe(0);
    expect((await db.collection(COLLECTIONS.circleInvitations).doc(invitation).get()).exists).toBe(false);
    expect((await mails.get()).size).toBe(0);
    expect(await resultOf('removeCircle', { circleId }, { idToken })).toEqual(
      refusal(CIRCLE_REFUSALS.noCircle),
    );
  });

  it('removes a circle with its prayers if the response is lost and the transaction is repeated', async () => {
    const prayers = db.collection(circlePrayersPath(circleId));
    await prayers.add(newCirclePrayer('For rain.', founder.uid, new Date()));
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    repeatNextTransaction();

    expect(await resultOf('removeCircle', { circleId }, { idToken })).toEqual({ success: true });

    expect((await prayers.get()).size).toBe(0);
  });
});

describe('anyone else', () => {
  it('cannot remove a circle, not even its leader while it has members', async () => {
    const team = await staffIdToken((await createStaffMember('prayer_team')).uid);

    for (const idToken of [founder.idToken, friend.idToken, team]) {
      expect(await callFunction('removeCircle', { circleId }, { idToken })).toMatchObject({
        error: { status: 'PERMISSION_DENIED', message: t(MEMBER_REFUSALS.leadershipRequired) },
      });
    }
    expect(await membersOf(circleId)).toMatchObject({ counted: 2 });
  });
});
