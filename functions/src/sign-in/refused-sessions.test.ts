import { randomUUID } from 'node:crypto';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import type { CallableName } from '@prayer-community/domain/callables';
import { HOUR_MS, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { callWithAnything } from '../testing/call-function.ts';
import { passwordIdToken, staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { validInputs } from '../testing/valid-inputs.ts';

/** Callables that visitors may call too, and therefore everyone. */
const PUBLIC: readonly string[] = [
  'submitPrayerRequest',
  'issueUploadTicket',
  'postToWall',
  'reportPost',
  'validateCredentials',
  'sendMfaCode',
  'verifyMfaCode',
  'completeMfaLogin',
  'sendPasswordReset',
  'resetPassword',
  'sendSignInLink',
  'completeLinkSignIn',
  'openInvitation',
  'acceptInvitation',
  'renewInvitation',
  'subscribeDailyContent',
  'unsubscribeDailyContent',
  'changeSubscription',
  'openStatusPage',
  'addRequestUpdate',
  'markOwnPostAnswered',
  'unmarkOwnPostAnswered',
  'changePrayerNotice',
  'withdrawPrayerRequest',
  'downloadPrayerRequest',
  'deletePrayerRequest',
] satisfies CallableName[];

/** Callables of the staff that work with a code older than 12 hours where leadership lets sessions last longer. */
const WORKS_WITH_AN_OLDER_CODE: readonly string[] = [
  'endSession',
  'endLinkSessions',
  'inviteToCircle',
  'changeDisplayName',
  'joinCircle',
  'leaveCircle',
  'removeCircleMember',
  'handOverCircle',
  'deleteCircle',
  'checkContentFile',
  'checkSmsSetup',
  'storeLogo',
  'registerPushToken',
  'unregisterPushToken',
] satisfies CallableName[];

const inputs = validInputs(randomUUID());

/** All other callables. */
const STAFF_CALLS = Object.entries(inputs).filter(([name]) => !PUBLIC.includes(name));

/** They, and the one that visitors may call too, in the form that only staff may use. */
const CALLS: [string, object][] = [
  ...STAFF_CALLS,
  ['submitPrayerRequest', { ...inputs.submitPrayerRequest, audioPath: null, source: 'phone' }],
];

const JUST_NOW = new Date(Date.now() - MINUTE_MS);

async function tokenOfLeader(signedInAt: Date, changes: Partial<Profile<Date>> = {}): Promise<string> {
  const { uid } = await createStaffMember('leadership', changes);
  return staffIdToken(uid, signedInAt);
}

/** Each starts a leader's session that gives access to nothing. */
const REFUSED_SESSIONS: Record<string, () => Promise<string>> = {
  'with the password alone': async () => {
    const { email, password } = await createStaffMember('leadership');
    return passwordIdToken(email, password);
  },
  'who signed out': () => tokenOfLeader(JUST_NOW, { ended_sessions: [sessionClaims(JUST_NOW).mfa_at] }),
  'whose session has run out': () =>
    tokenOfLeader(new Date(Date.now() - 2 * HOUR_MS - MINUTE_MS), { session_hours: 2 }),
  'whose sessions were all ended': () => tokenOfLeader(JUST_NOW, { sessions_ended_at: new Date() }),
};

const refusedForSession = {
  error: { status: expect.stringMatching(/^(PERMISSION_DENIED|UNAUTHENTICATED)$/) },
};

describe.each(Object.entries(REFUSED_SESSIONS))('a leader %s', (_session, begin) => {
  let idToken: string;

  beforeAll(async () => {
    idToken = await begin();
  });

  it.each(CALLS)('is denied %s', async (name, input) => {
    const answer = await callWithAnything(name, input, { idToken, address: randomAddress() });
    expect(answer).toMatchObject(refusedForSession);
  });
});

describe('a leader with a valid session', () => {
  it.each(CALLS)('is not denied %s because of the session', async (name, input) => {
    const idToken = await tokenOfLeader(JUST_NOW);
    const answer = await callWithAnything(name, input, { idToken, address: randomAddress() });
    expect(answer).not.toMatchObject(refusedForSession);
  });
});

describe('a leader whose code is older than 12 hours, in a session that lasts longer', () => {
  const call = async (name: string, input: object) => {
    const signedInAt = new Date(Date.now() - 12 * HOUR_MS - MINUTE_MS);
    const idToken = await tokenOfLeader(signedInAt, { session_hours: 720 });
    return callWithAnything(name, input, { idToken, address: randomAddress() });
  };

  it.each(STAFF_CALLS.filter(([name]) => !WORKS_WITH_AN_OLDER_CODE.includes(name)))(
    'has to sign in again for %s',
    async (name, input) => {
      expect(await call(name, input)).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    },
  );

  it.each(STAFF_CALLS.filter(([name]) => WORKS_WITH_AN_OLDER_CODE.includes(name)))(
    'may still call %s',
    async (name, input) => {
      expect(await call(name, input)).not.toMatchObject(refusedForSession);
    },
  );
});
