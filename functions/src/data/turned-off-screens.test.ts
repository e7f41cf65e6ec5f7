import type { CallableName } from '@prayer-community/domain/callables';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { SCREEN_REFUSALS } from '@prayer-community/domain/settings/screens';
import { type Message, t } from '@prayer-community/i18n/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callFunction, resultOf } from '../testing/call-function.ts';
import {
  createMember,
  membersOf,
  randomEmail,
  storeCircle,
  type TestMember,
} from '../testing/circle-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { validInputs } from '../testing/valid-inputs.ts';

const screens = () => testFirestore().collection(COLLECTIONS.settings).doc('screens');

let leader: TestMember;
let member: TestMember;
let circleId: string;

beforeAll(async () => {
  leader = await createMember();
  member = await createMember();
  circleId = await storeCircle(leader, member);
  await screens().set({ prayer_circles: false, daily_content: false, insights: false });
});

afterAll(async () => {
  await screens().delete();
});

const OF_CIRCLES = [
  'inviteToCircle',
  'changeDisplayName',
  'joinCircle',
  'openInvitation',
  'acceptInvitation',
  'renewInvitation',
] as const;
const REFUSED: readonly (readonly [CallableName, Message])[] = [
  ...OF_CIRCLES.map((name) => [name, SCREEN_REFUSALS.prayer_circles] as const),
  ['sendSignInLink', SCREEN_REFUSALS.prayer_circles],
  ['subscribeDailyContent', SCREEN_REFUSALS.daily_content],
];

it.each(REFUSED)('%s is rejected when its part of the site is turned off', async (name, message) => {
  const input = validInputs('turned-off')[name];
  expect(await callFunction(name, input, leader)).toEqual({
    error: { status: 'FAILED_PRECONDITION', message: t(message) },
  });
});

it('members can still leave or delete a circle when circles are turned off', async () => {
  expect(await resultOf('leaveCircle', { circleId }, member)).toEqual({ success: true });
  expect((await membersOf(circleId)).uids).toEqual([leader.uid]);
  expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual({ success: true });
});

it('inviteToCircle works again once leadership turns circles back on', async () => {
  const other = await storeCircle(leader);
  await screens().set({ prayer_circles: true, daily_content: true, insights: true });

  expect(await resultOf('inviteToCircle', { circleId: other, email: randomEmail() }, leader)).toEqual({
    success: true,
  });
});
