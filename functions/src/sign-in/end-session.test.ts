import { HOUR_MS, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { expect, it } from 'vitest';
import { profileRef } from '../platform/staff-account.ts';
import { callFunction, resultOf } from '../testing/call-function.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

const REFUSED = { error: { status: 'PERMISSION_DENIED', message: t(MEMBER_REFUSALS.staffRequired) } };

const ago = (ms: number) => new Date(Date.now() - ms);

it('signing out ends the session for every copy of its tokens, and no other session', async () => {
  const { uid } = await createStaffMember();
  const left = { idToken: await staffIdToken(uid, ago(MINUTE_MS)) };
  const other = { idToken: await staffIdToken(uid, ago(2 * MINUTE_MS)) };

  expect(await resultOf('endSession', {}, left)).toEqual({ success: true });

  expect(await callFunction('endSession', {}, left)).toEqual(REFUSED);
  expect(await resultOf('endSession', {}, other)).toEqual({ success: true });
});

it('ending several sessions at the same time ends all of them', async () => {
  const { uid } = await createStaffMember();
  const sessions = await Promise.all([1, 2, 3].map((minutes) => staffIdToken(uid, ago(minutes * MINUTE_MS))));

  await Promise.all(sessions.map((idToken) => resultOf('endSession', {}, { idToken })));

  const profile = await profileRef(testFirestore(), uid).get();
  expect(profile.get('ended_sessions')).toHaveLength(3);
});

it('an expired session cannot call functions', async () => {
  const { uid } = await createStaffMember('prayer_team', { session_hours: 1 });
  const idToken = await staffIdToken(uid, ago(HOUR_MS + MINUTE_MS));

  expect(await callFunction('endSession', {}, { idToken })).toEqual(REFUSED);
});
