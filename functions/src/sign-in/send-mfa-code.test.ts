import { CODE_LIFETIME_MS, RESEND_AFTER_MS } from '@prayer-community/domain/auth/mailed-code';
import { CODES_PER_HOUR } from '@prayer-community/domain/auth/sign-in-challenge';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newChallengeId } from '../data/challenge-id.ts';
import { accountCodesRef } from '../data/sent-codes.ts';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { failNext, failNextMailTo, mailsTo } from '../testing/fake-providers.ts';
import { randomAddress } from '../testing/random-address.ts';
import { age, openChallenge, receiveCode, signInFully, storedChallenge } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';

let member: StaffMember;
let address: string;
let challengeId: string;

beforeEach(async () => {
  member = await createStaffMember();
  address = randomAddress();
  challengeId = await openChallenge(member, address);
});

describe('a code', () => {
  it('is emailed in the first line of the text and in the HTML, but not in the subject', async () => {
    const answer = await resultOf('sendMfaCode', { challengeId });

    expect(answer).toEqual({ success: true, resendAfterSeconds: 30 });
    const [mail, ...more] = await mailsTo(member.email);
    expect(more).toEqual([]);
    const [firstLine = ''] = mail?.text.split('\n') ?? [];
    expect(firstLine).toMatch(/^Your verification code: [0-9]{6}$/);
    expect(mail?.html).toContain(firstLine.slice(-6));
    expect(mail?.subject).not.toMatch(/[0-9]/);
  });

  it('is emailed in the language of the page, or otherwise in the member’s own', async () => {
    await resultOf('sendMfaCode', { challengeId, language: 'es' });
    const speaker = await createStaffMember('prayer_team', { languages: ['es'] });
    await resultOf('sendMfaCode', { challengeId: await openChallenge(speaker, address) });

    for (const { email } of [member, speaker]) {
      const [mail] = await mailsTo(email);
      expect(mail?.text).toMatch(/^Su código de verificación: [0-9]{6}\n/);
    }
  });

  it('is stored only as a hash', async () => {
    const code = await receiveCode(member, challengeId);

    const challenge = (await storedChallenge(challengeId).get()).data();
    expect(challenge?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(challenge ?? {})).not.toContain(code);
    expect(JSON.stringify(challenge)).not.toContain(challengeId);
  });

  it('is not sent again within thirty seconds', async () => {
    await receiveCode(member, challengeId);

    const answer = await resultOf('sendMfaCode', { challengeId });

    expect(answer).toMatchObject({
      success: false,
      error: expect.stringMatching(
        /^Please wait ([1-9]|[12][0-9]|30) seconds? before requesting another code\.$/,
      ),
    });
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it('is sent at most five times an hour across all challenges', async () => {
    for (let sent = 0; sent < CODES_PER_HOUR - 1; sent += 1) {
      await receiveCode(member, challengeId);
      await age(challengeId, RESEND_AFTER_MS);
    }
    await receiveCode(member, await openChallenge(member, address));

    const answer = await resultOf('sendMfaCode', { challengeId });

    expect(answer).toMatchObject({ success: false, error: expect.stringMatching(/in an hour\.$/) });
    expect(await mailsTo(member.email)).toHaveLength(CODES_PER_HOUR);
  });

  it('does not count toward the hourly limit after a completed sign-in', async () => {
    for (let signIn = 0; signIn <= CODES_PER_HOUR; signIn += 1) {
      await signInFully(member, address);
    }
    expect(await mailsTo(member.email)).toHaveLength(CODES_PER_HOUR + 1);
  });
});

describe('a code whose email fails to send', () => {
  it('is counted for an alert, without its code or address', async () => {
    const warn = vi.spyOn(logger, 'warn');
    await failNext('email', 401, member.email);

    await resultOf('sendMfaCode', { challengeId });

    const entry = { outcome: 'given_up', template: 'sign_in_code', failure: 'not_authorized' };
    expect(warn).toHaveBeenCalledWith('attemptDelivery', entry);
    warn.mockRestore();
  });

  it('is withdrawn and not counted: the caller gets an error and can retry immediately', async () => {
    await failNextMailTo(member.email);

    expect(await resultOf('sendMfaCode', { challengeId })).toEqual({
      success: false,
      error: 'Failed to send verification code',
    });

    expect((await storedChallenge(challengeId).get()).data()).toMatchObject({
      code_hash: null,
      code_sent_at: null,
    });
    await receiveCode(member, challengeId);
    const sent = await accountCodesRef(testFirestore(), member.uid).get();
    expect(sent.data()).toMatchObject({ count: 1 });
  });

  it('leaves the code that was sent before it valid', async () => {
    const code = await receiveCode(member, challengeId);
    await age(challengeId, RESEND_AFTER_MS);
    await failNextMailTo(member.email);

    expect(await resultOf('sendMfaCode', { challengeId })).toMatchObject({ success: false });

    expect(await resultOf('verifyMfaCode', { challengeId, code })).toEqual({ success: true });
  });
});

describe('sendMfaCode', () => {
  it('sends no code for an unknown or malformed challenge', async () => {
    expect(await callFunction('sendMfaCode', { challengeId: newChallengeId() })).toEqual({
      result: { success: false, error: 'Failed to complete login. Please try again.' },
    });
    expect(await callWithAnything('sendMfaCode', { challengeId: '../x' })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });

  it('sends no code that would outlive its challenge', async () => {
    await age(challengeId, 30 * 60_000 - CODE_LIFETIME_MS + 1000);
    expect(await resultOf('sendMfaCode', { challengeId })).toEqual({
      success: false,
      error: 'Failed to complete login. Please try again.',
    });
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('sends no code to a member who has since been removed', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();
    expect(await resultOf('sendMfaCode', { challengeId })).toMatchObject({ success: false });
    expect(await mailsTo(member.email)).toEqual([]);
  });
});
