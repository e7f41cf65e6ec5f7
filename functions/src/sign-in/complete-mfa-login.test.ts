import { COMPLETE_WITHIN_MS } from '@prayer-community/domain/auth/sign-in-challenge';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { signInWithCustomToken } from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyRules } from '../testing/apply-rules.ts';
import { resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { age, openChallenge, receiveCode, storedChallenge, wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { openWebSession, type WebSession } from '../testing/web-session.ts';

const REFUSED = { success: false, error: 'Failed to complete login. Please try again.' };

let member: StaffMember;
let challengeId: string;
let code: string;
let session: WebSession;

beforeAll(applyRules);

beforeEach(async () => {
  session = openWebSession();
  member = await createStaffMember();
  challengeId = await openChallenge(member, randomAddress());
  code = await receiveCode(member, challengeId);
});

afterEach(() => session.close());

function complete() {
  return resultOf('completeMfaLogin', { challengeId });
}

describe('a verified challenge', () => {
  beforeEach(async () => {
    await resultOf('verifyMfaCode', { challengeId, code });
  });

  it('creates a session that the rules recognize as verified by a code', async () => {
    const beganAt = Date.now() / 1000;
    const completion = await complete();

    expect(completion.success).toBe(true);
    const { user } = await signInWithCustomToken(session.auth, completion.success ? completion.token : '');
    expect(user.uid).toBe(member.uid);
    const { claims } = await user.getIdTokenResult();
    expect(claims.mfa).toBe(true);
    expect(claims.mfa_at).toBeGreaterThanOrEqual(beganAt);
    expect(claims.mfa_at).toBeLessThan(Date.now() / 1000 + 1);
    const profile = await getDocFromServer(doc(session.firestore, COLLECTIONS.profiles, member.uid));
    expect(profile.get('username')).toBe(member.username);
    expect((await user.getIdTokenResult(true)).claims.mfa).toBe(true);
  });

  it('creates only one session despite repeated and concurrent requests', async () => {
    const completions = await Promise.all(Array.from({ length: 3 }, complete));
    expect(completions.filter(({ success }) => success)).toHaveLength(1);
    expect(await complete()).toEqual(REFUSED);
    expect((await storedChallenge(challengeId).get()).data()).toMatchObject({
      code_hash: null,
      verified_at: null,
    });
  });

  it('creates no session after five minutes', async () => {
    await age(challengeId, COMPLETE_WITHIN_MS + 1000);
    expect(await complete()).toEqual(REFUSED);
  });

  it('creates no session for a member who has since been removed', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();
    expect(await complete()).toEqual(REFUSED);
  });

  it('creates no session after all sessions of the account were ended', async () => {
    const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
    await profile.update({ sessions_ended_at: new Date() });
    expect(await complete()).toEqual(REFUSED);
  });
});

describe('an invalid challenge', () => {
  it('creates no session without the correct code', async () => {
    expect(await complete()).toEqual(REFUSED);
    await resultOf('verifyMfaCode', { challengeId, code: wrongCode(code) });
    expect(await complete()).toEqual(REFUSED);
  });

  it('creates no session when its stored ID is sent instead of the original', async () => {
    await resultOf('verifyMfaCode', { challengeId, code });
    const name = storedChallenge(challengeId).id.slice(0, 43);
    expect(await resultOf('completeMfaLogin', { challengeId: name })).toEqual(REFUSED);
  });
});
