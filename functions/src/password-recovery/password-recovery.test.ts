import { randomUUID } from 'node:crypto';
import { RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { CODES_PER_HOUR } from '@prayer-community/domain/auth/sign-in-challenge';
import { ACCOUNT_FAILURES_UNTIL_LOCK } from '@prayer-community/domain/auth/sign-in-lockout';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { EMAIL_INVALID } from '@prayer-community/domain/fields/email-address';
import { refusal } from '@prayer-community/domain/refusal';
import type { Language } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { signInWithCustomToken } from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCodesRef } from '../data/sent-codes.ts';
import { deliverAtOnce } from '../deliver.ts';
import { recoveriesPerHour } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { applyRules } from '../testing/apply-rules.ts';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { outcomeOf, queuedDelivery, tryForTheLastTime } from '../testing/delivery-steps.ts';
import { failNextMailTo, mailsTo, type ReceivedMessage } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { openChallenge, receiveCode, signInFully } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { openWebSession } from '../testing/web-session.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { mailRecoveryLink } from './mail-recovery-link.ts';

const SUCCESS = { result: { success: true } };
const INVALID_LINK = {
  result: {
    success: false,
    error: 'This password reset link is invalid or has expired. Please request a new one.',
  },
};
const SUBJECT = 'Reset your Prayer Community password';
const NEW_PASSWORD = 'a new password';

let member: StaffMember;
let address: string;

beforeAll(applyRules);

beforeEach(async () => {
  member = await createStaffMember();
  address = randomAddress();
});

function ask(email: string, language?: Language) {
  return whileTriggering([mailRecoveryLink, deliverAtOnce], () =>
    callFunction('sendPasswordReset', { email, language }, { address }),
  );
}

function reset(oobCode: string, newPassword = NEW_PASSWORD) {
  return callFunction('resetPassword', { oobCode, newPassword }, { address });
}

/** Sets the new password. Returns the device token. */
async function resetAs(oobCode: string): Promise<string> {
  const answer = await resultOf('resetPassword', { oobCode, newPassword: NEW_PASSWORD }, { address });
  return answer.success ? answer.deviceToken : Promise.reject(new Error(answer.error));
}

function linkOf(mail: ReceivedMessage): URL {
  return new URL(/^Set a new password:\n(\S+)$/m.exec(mail.text)?.[1] ?? '');
}

/** Returns the email with the link, ignoring other emails to the member. */
async function recoveryMail(): Promise<ReceivedMessage> {
  const mail = (await mailsTo(member.email)).find(({ subject }) => subject === SUBJECT);
  return mail ?? Promise.reject(new Error('no mail with a link'));
}

async function receiveOobCode(): Promise<string> {
  await ask(member.email);
  return linkOf(await recoveryMail()).searchParams.get('oobCode') ?? '';
}

async function pendingResets(): Promise<number> {
  return (await testFirestore().collection(COLLECTIONS.passwordResetRequests).get()).size;
}

describe('sendPasswordReset', () => {
  it('emails the link in the language of the page', async () => {
    await ask(member.email, 'es');

    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Restablezca su contraseña de Prayer Community');
  });

  it('answers the same for every address, but emails only members', async () => {
    const outsider = `nobody-${randomUUID()}@example.org`;
    const withoutProfile = await createStaffMember();
    await testFirestore().collection(COLLECTIONS.profiles).doc(withoutProfile.uid).delete();

    for (const email of [member.email, outsider, withoutProfile.email]) {
      expect(await ask(email)).toEqual(SUCCESS);
    }

    await recoveryMail();
    expect(await pendingResets()).toBe(0);
    expect(await mailsTo(outsider)).toEqual([]);
    expect(await mailsTo(withoutProfile.email)).toEqual([]);
  });

  it('finds the member regardless of the case of the address', async () => {
    await ask(member.email.toUpperCase());
    expect((await recoveryMail()).text).toContain(member.username);
  });

  it('emails a link to the page for setting a password, in text and HTML', async () => {
    await ask(member.email);

    const mail = await recoveryMail();
    const link = linkOf(mail);
    expect(link.pathname).toBe('/password-reset');
    expect(link.searchParams.get('type')).toBe('recovery');
    expect(link.searchParams.get('oobCode')).toMatch(/^\S{10,}$/);
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));
    expect(await pendingResets()).toBe(0);
  });

  it('does not email an address that the account set for itself', async () => {
    const taken = `taken-${member.email}`;
    await testAuth().updateUser(member.uid, { email: taken });
    expect(await ask(taken)).toEqual(SUCCESS);
    expect(await pendingResets()).toBe(0);
    expect(await mailsTo(taken)).toEqual([]);
  });

  it('emails a member only five links an hour, without revealing it', async () => {
    for (let asked = 0; asked < 7; asked += 1) {
      expect(await ask(member.email)).toEqual(SUCCESS);
    }
    expect(await pendingResets()).toBe(0);
    const queued = testFirestore().collection(COLLECTIONS.deliveries).where('recipient', '==', member.uid);
    expect((await queued.get()).size).toBe(5);
    expect(await mailsTo(member.email)).toHaveLength(5);
  });

  it('rejects a network address after too many calls', async () => {
    const answers = [];
    for (let asked = 0; asked < 21; asked += 1) {
      answers.push(await ask(`nobody-${randomUUID()}@example.org`));
    }
    expect(answers.filter((answer) => 'result' in answer)).toHaveLength(21);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => SUCCESS));
    expect(answers.at(-1)).toMatchObject({ result: { success: false } });
  });

  it('rejects an invalid address', async () => {
    expect(await callWithAnything('sendPasswordReset', { email: 'ruth@' }, { address })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(EMAIL_INVALID) },
    });
  });
});

describe('a link whose email failed', () => {
  it('is given up, and leadership can have another one sent without seeing the link', async () => {
    await failNextMailTo(member.email);
    expect(await ask(member.email)).toEqual(SUCCESS);
    const delivery = await queuedDelivery('recipient', member.uid);
    expect(await outcomeOf(delivery)).toMatchObject({
      status: 'pending',
      attempts: 1,
      failure: 'unreachable',
    });
    await failNextMailTo(member.email);

    const shown = await tryForTheLastTime(delivery);

    expect(shown).toMatchObject({ status: 'given_up', template: 'recovery', recipient: member.uid });
    expect(JSON.stringify(shown)).not.toMatch(/oobCode|http|@/);
    const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
    expect(await resultOf('retryDelivery', { key: delivery.id }, { idToken })).toEqual({
      success: true,
      outcome: 'sent',
    });
    const oobCode = linkOf(await recoveryMail()).searchParams.get('oobCode') ?? '';
    expect(JSON.stringify((await delivery.get()).data())).not.toContain(oobCode);
    expect(await reset(oobCode)).toMatchObject(SUCCESS);
  });
});

describe('a password reset link', () => {
  it('sets a password only once', async () => {
    const oobCode = await receiveOobCode();

    expect(await reset(oobCode)).toMatchObject(SUCCESS);

    expect(await reset(oobCode, 'yet another password')).toEqual(INVALID_LINK);
    const { username, password } = member;
    expect(await callFunction('validateCredentials', { username, password }, { address })).toMatchObject({
      result: { success: false },
    });
    await openChallenge({ ...member, password: NEW_PASSWORD }, address);
  });

  it('is rejected if it is invalid', async () => {
    expect(await reset('no-such-code')).toEqual(INVALID_LINK);
  });

  it('is not used up by a call after too many from its network address', async () => {
    const oobCode = await receiveOobCode();
    await testFirestore()
      .collection(COLLECTIONS.rateLimits)
      .doc(`recovery_${pseudonym('network', address)}`)
      .update({ count: recoveriesPerHour.value() });

    expect(await reset(oobCode)).toEqual({ result: refusal(RECOVERY_REFUSALS.tooMany) });

    address = randomAddress();
    expect(await reset(oobCode)).toMatchObject(SUCCESS);
  });

  it('is not used up by a password that is too short', async () => {
    const oobCode = await receiveOobCode();
    expect(
      await callWithAnything('resetPassword', { oobCode, newPassword: '12345' }, { address }),
    ).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'Password must be at least 6 characters' },
    });
    expect(await reset(oobCode)).toMatchObject(SUCCESS);
  });

  it('opens no session, so signing in still requires the code', async () => {
    const answer = await reset(await receiveOobCode());
    expect(answer).toEqual({
      result: {
        success: true,
        uid: member.uid,
        deviceToken: expect.stringMatching(/^[\w-]{22}\.[0-9a-f]{32}$/),
      },
    });

    const recovered = { ...member, password: NEW_PASSWORD };
    const challengeId = await openChallenge(recovered, address);
    expect(await callFunction('completeMfaLogin', { challengeId })).toMatchObject({
      result: { success: false },
    });
    expect(await signInFully(recovered, address)).toMatch(/^ey/);
  });

  it('ends every session immediately', async () => {
    const session = openWebSession();
    const { user } = await signInWithCustomToken(session.auth, await signInFully(member, address));
    const profile = doc(session.firestore, COLLECTIONS.profiles, member.uid);
    expect((await getDocFromServer(profile)).exists()).toBe(true);
    const idToken = await user.getIdToken();
    // Both times are in seconds, so the session must begin at least one second before the reset.
    const { mfa_at } = (await user.getIdTokenResult()).claims;
    await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(Number(mfa_at) + 1), 5000);

    await reset(await receiveOobCode());

    await expect(getDocFromServer(profile)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(testAuth().verifyIdToken(idToken, true)).rejects.toMatchObject({
      code: 'auth/id-token-revoked',
    });
    await session.close();
  });

  it('ends a sign-in started with the old password, even after its code was verified', async () => {
    const challengeId = await openChallenge(member, address);
    const code = await receiveCode(member, challengeId);
    await resultOf('verifyMfaCode', { challengeId, code }, { address });

    expect(await reset(await receiveOobCode())).toMatchObject(SUCCESS);

    expect(await resultOf('completeMfaLogin', { challengeId })).toMatchObject({ success: false });
  });

  it('lets its device sign in even if strangers locked the username', async () => {
    for (let failure = 0; failure < ACCOUNT_FAILURES_UNTIL_LOCK; failure += 1) {
      await callFunction(
        'validateCredentials',
        { username: member.username, password: 'wrong password' },
        { address },
      );
    }
    const answer = await resetAs(await receiveOobCode());

    const challengeId = await openChallenge({ ...member, password: NEW_PASSWORD }, address, [answer]);
    expect(await resultOf('completeMfaLogin', { challengeId })).toMatchObject({ success: false });
  });

  it('restores the code limit used up by someone with the old password', async () => {
    const codes = accountCodesRef(testFirestore(), member.uid);
    await codes.set({ count: CODES_PER_HOUR, expires_at: new Date(Date.now() + 3_600_000) });

    await reset(await receiveOobCode());

    const challengeId = await openChallenge({ ...member, password: NEW_PASSWORD }, address);
    expect(await resultOf('sendMfaCode', { challengeId })).toMatchObject({ success: true });
  });
});
