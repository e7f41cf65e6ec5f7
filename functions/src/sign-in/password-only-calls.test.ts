import { randomUUID } from 'node:crypto';
import type { CallableName } from '@prayer-community/domain/callables';
import { beforeAll, expect, it } from 'vitest';
import { callWithAnything } from '../testing/call-function.ts';
import { passwordIdToken } from '../testing/id-token.ts';
import { createStaffMember } from '../testing/staff-member.ts';

/** What a visitor may call as well, and so everybody may. */
type PublicCallable =
  | 'submitPrayerRequest'
  | 'issueUploadTicket'
  | 'validateCredentials'
  | 'sendMfaCode'
  | 'verifyMfaCode'
  | 'completeMfaLogin'
  | 'sendPasswordReset'
  | 'resetPassword'
  | 'sendSignInLink'
  | 'completeLinkSignIn'
  | 'openInvitation'
  | 'acceptInvitation'
  | 'renewInvitation'
  | 'subscribeDailyContent'
  | 'unsubscribeDailyContent'
  | 'changeSubscription'
  | 'openStatusPage'
  | 'addRequestUpdate'
  | 'markOwnPostAnswered'
  | 'unmarkOwnPostAnswered'
  | 'changePrayerNotice'
  | 'withdrawPrayerRequest'
  | 'downloadPrayerRequest'
  | 'deletePrayerRequest';

const circleId = 'circle';
const userId = 'someone';
const uid = 'someone';
const token = 'device-'.repeat(5);

/** A sound input for every other callable; one that is added needs its line here. */
const INPUTS: Record<Exclude<CallableName, PublicCallable>, object> = {
  endSession: {},
  inviteToCircle: { circleId, email: 'ruth@example.org' },
  joinCircle: { circleId, displayName: 'Ruth' },
  leaveCircle: { circleId },
  removeCircleMember: { circleId, userId },
  handOverCircle: { circleId, userId },
  deleteCircle: { circleId },
  removeCircle: { circleId },
  checkContentFile: {
    contentId: 'abcdefghijklmnopqrst',
    path: 'daily-content/abcdefghijklmnopqrst/1700000000000_a1b2c3d4.pdf',
  },
  addTeamMember: {
    firstName: 'Ruth',
    lastName: 'Meyer',
    email: `ruth-${randomUUID()}@example.org`,
    username: `ruth-${randomUUID()}`,
    password: 'some-password',
    phone: '',
    role: 'leadership',
  },
  updateTeamMember: { uid, role: 'leadership' },
  deleteTeamMember: { uid },
  changeUserPassword: { username: 'someone', newPassword: 'some-password' },
  checkSmsSetup: {},
  retryDelivery: { key: 'some-message' },
  dismissDelivery: { key: 'some-message' },
  registerPushToken: { token },
  unregisterPushToken: { token },
};

let idToken: string;

beforeAll(async () => {
  const leader = await createStaffMember('leadership');
  idToken = await passwordIdToken(leader.email, leader.password);
});

it.each(Object.entries(INPUTS))('a leader with the password alone is refused %s', async (name, input) => {
  expect(await callWithAnything(name, input, { idToken })).toMatchObject({
    error: { status: expect.stringMatching(/^(PERMISSION_DENIED|UNAUTHENTICATED)$/) },
  });
});
