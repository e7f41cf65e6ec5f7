import { CODE_LIFETIME_MS, CODE_MAX_TRIES, RESEND_AFTER_MS } from '@prayer-community/domain/auth/mailed-code';
import { CHALLENGE_LIFETIME_MS } from '@prayer-community/domain/auth/sign-in-challenge';
import { SIGN_IN_FORM_MESSAGES } from '@prayer-community/domain/auth/sign-in-form';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { newChallengeId } from '../data/challenge-id.ts';
import { accountPseudonym, accountSubject } from '../platform/failure-count.ts';
import { callWithAnything, resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { age, openChallenge, receiveCode, storedChallenge, wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

let member: StaffMember;
let address: string;
let challengeId: string;
let code: string;

beforeEach(async () => {
  member = await createStaffMember();
  address = randomAddress();
  challengeId = await openChallenge(member, address);
  code = await receiveCode(member, challengeId);
});

function verify(typed: string, id = challengeId) {
  return resultOf('verifyMfaCode', { challengeId: id, code: typed }, { address });
}

function refusal(triesLeft: number) {
  return { success: false, error: 'Invalid or expired verification code.', triesLeft };
}

describe('a code', () => {
  it('is accepted only once', async () => {
    expect(await verify(code)).toEqual({ success: true });
    expect(await verify(code)).toEqual(refusal(0));
  });

  it('is valid for ten minutes', async () => {
    await age(challengeId, CODE_LIFETIME_MS + 1000);
    expect(await verify(code)).toEqual(refusal(CODE_MAX_TRIES));
    await age(challengeId, -61_000);
    expect(await verify(code)).toEqual({ success: true });
  });

  it('leaves no tries once it has expired and no other code can be sent', async () => {
    await age(challengeId, CHALLENGE_LIFETIME_MS - CODE_LIFETIME_MS + 1000);
    expect(await verify(code)).toEqual(refusal(0));
  });

  it('is valid only for its own challenge', async () => {
    const other = await openChallenge(member, address);
    expect(await verify(code, other)).toEqual(refusal(CODE_MAX_TRIES));
    expect(await verify(code, newChallengeId())).toEqual(refusal(0));
  });

  it('is invalid once another code has been sent', async () => {
    await age(challengeId, RESEND_AFTER_MS);
    const newer = await receiveCode(member, challengeId);
    // Once in a million runs, both codes are the same and there is nothing to verify.
    expect(newer === code || (await verify(code)).success === false).toBe(true);
    expect(await verify(newer)).toEqual({ success: true });
  });

  it('is rejected without counting as a try unless it has six digits', async () => {
    for (const typed of ['', '12345', '1234567', 'abcdef', 123456]) {
      expect(await callWithAnything('verifyMfaCode', { challengeId, code: typed })).toMatchObject({
        error: { status: 'INVALID_ARGUMENT' },
      });
    }
    const answer = await callWithAnything('verifyMfaCode', { challengeId, code: '12 345' });
    expect(answer).toMatchObject({ error: { message: t(SIGN_IN_FORM_MESSAGES.codeRequired) } });
    expect((await storedChallenge(challengeId).get()).data()).toMatchObject({ wrong_tries: 0 });
  });
});

describe('wrong codes', () => {
  it('end the challenge on the fifth try, for the correct code and for a new one', async () => {
    for (let left = CODE_MAX_TRIES - 1; left >= 0; left -= 1) {
      expect(await verify(wrongCode(code))).toEqual(refusal(left));
    }
    expect(await verify(code)).toEqual(refusal(0));
    await age(challengeId, RESEND_AFTER_MS);
    expect(await resultOf('sendMfaCode', { challengeId })).toMatchObject({ success: false });
    expect(await resultOf('completeMfaLogin', { challengeId })).toMatchObject({ success: false });
  });

  it('count against the account like wrong passwords', async () => {
    for (let tries = 0; tries < CODE_MAX_TRIES; tries += 1) {
      await verify(wrongCode(code));
    }
    const { ref } = accountSubject(testFirestore(), accountPseudonym(member.username));
    expect((await ref.get()).data()).toMatchObject({ failures: CODE_MAX_TRIES });
    const { username, password } = member;
    expect(await resultOf('validateCredentials', { username, password }, { address })).toMatchObject({
      success: false,
      error: expect.stringMatching(/^Too many failed attempts\./),
    });
  });
});
