import { randomUUID } from 'node:crypto';
import { SIGN_IN_FORM_MESSAGES } from '@prayer-community/domain/auth/sign-in-form';
import {
  ACCOUNT_FAILURES_UNTIL_LOCK,
  DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK,
  FIRST_LOCK_MS,
} from '@prayer-community/domain/auth/sign-in-lockout';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PASSWORD_MESSAGES } from '@prayer-community/domain/fields/password';
import { USERNAME_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountPseudonym, accountSubject, networkSubject } from '../platform/failure-count.ts';
import * as identityToolkit from '../platform/identity-toolkit.ts';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { completeSignIn, openChallenge, signInFully, storedChallenge } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';

vi.mock('../platform/identity-toolkit.ts', { spy: true });

const REFUSED = { result: { success: false, error: 'Invalid username or password' } };

const LOCKED = {
  result: { success: false, error: expect.stringMatching(/^Too many failed attempts\./) },
};

let member: StaffMember;
let address: string;

beforeEach(async () => {
  member = await createStaffMember();
  address = randomAddress();
});

function attempt(username: string, password: string) {
  return callFunction('validateCredentials', { username, password }, { address });
}

function wrongAttempt() {
  return attempt(member.username, 'wrong password');
}

async function failuresOfAccount(): Promise<FirebaseFirestore.DocumentData | undefined> {
  const { ref } = accountSubject(testFirestore(), accountPseudonym(member.username));
  return (await ref.get()).data();
}

async function endLock(): Promise<void> {
  const { ref } = accountSubject(testFirestore(), accountPseudonym(member.username));
  await ref.update({ locked_until: new Date() });
}

describe('a correct username and password', () => {
  it('open a challenge and return only a masked email address', async () => {
    const { username, password } = member;
    const opened = await resultOf('validateCredentials', { username, password }, { address });

    expect(opened).toMatchObject({ success: true, email: 'r***@example.org' });
    const challenge = opened.success ? (await storedChallenge(opened.challengeId).get()).data() : undefined;
    expect(challenge).toMatchObject({ uid: member.uid, code_hash: null, wrong_tries: 0, verified_at: null });
    expect(JSON.stringify(challenge)).not.toContain(password);
  });

  it('are accepted regardless of the case of the username', async () => {
    const answer = await attempt(` ${member.username.toUpperCase()} `, member.password);
    expect(answer).toMatchObject({ result: { success: true } });
  });

  it('add no failure', async () => {
    await openChallenge(member, address);
    expect(await failuresOfAccount()).toMatchObject({ failures: 0, locked_until: null });
  });

  it('do not delay the expiry of earlier failures', async () => {
    await wrongAttempt();
    const { expires_at } = (await failuresOfAccount()) ?? {};

    await openChallenge(member, address);

    expect(await failuresOfAccount()).toMatchObject({ failures: 1, expires_at });
    expect((await networkSubject(testFirestore(), address).ref.get()).data()).toMatchObject({ failures: 1 });
  });
});

describe('a password that cannot be checked', () => {
  it('does not count as a failure', async () => {
    await wrongAttempt();
    vi.mocked(identityToolkit.checkPassword).mockRejectedValueOnce(new Error('the service is down'));

    expect(await wrongAttempt()).toMatchObject({ error: { status: 'INTERNAL' } });

    expect(await failuresOfAccount()).toMatchObject({ failures: 1, locked_until: null });
  });
});

describe('a password check that Google throttles', () => {
  function throttle(email: string): void {
    const refused = {
      error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Please try again later.' },
    };
    const { fetch } = globalThis;
    const throttled = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const isThrottled = String(url).includes('signInWithPassword') && String(init?.body).includes(email);
      return isThrottled ? Response.json(refused, { status: 400 }) : fetch(url, init);
    });
    onTestFinished(() => throttled.mockRestore());
  }

  it.each([
    ['a member', () => member.email],
    ['nobody', () => identityToolkit.NOBODYS_EMAIL],
  ])('for the address of %s locks a known and an unknown username in the same way', async (_, email) => {
    throttle(email());

    for (const name of [member.username, `nobody-${randomUUID()}`]) {
      for (let failure = 1; failure <= ACCOUNT_FAILURES_UNTIL_LOCK; failure += 1) {
        expect(await attempt(name, 'wrong password')).toEqual(REFUSED);
      }
      expect(await attempt(name, 'wrong password')).toMatchObject(LOCKED);
    }
  });

  it('is answered like a wrong password', async () => {
    throttle(member.email);

    expect(await attempt(member.username, member.password)).toEqual(REFUSED);
  });

  it('does not count as a failure on a known device', async () => {
    const { deviceToken } = await completeSignIn(member, address);
    const knownDevices = [deviceToken ?? ''];
    throttle(member.email);

    const { username, password } = member;
    for (let failure = 0; failure <= ACCOUNT_FAILURES_UNTIL_LOCK; failure += 1) {
      expect(
        await callFunction('validateCredentials', { username, password, knownDevices }, { address }),
      ).toEqual(REFUSED);
    }
  });
});

describe('rejected credentials', () => {
  it('get the same answer regardless of what was wrong', async () => {
    const { username, password } = member;
    const someoneElse = await createStaffMember();

    expect(await attempt(username, 'wrong password')).toEqual(REFUSED);
    expect(await attempt(`nobody-${randomUUID()}`, password)).toEqual(REFUSED);
    expect(await attempt('no/sound/id', password)).toEqual(REFUSED);
    expect(await attempt('..', password)).toEqual(REFUSED);
    expect(await attempt(username, someoneElse.password)).toEqual(REFUSED);
  });

  it('include the correct ones of a user who is not on the staff', async () => {
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).delete();
    expect(await attempt(member.username, member.password)).toEqual(REFUSED);
  });

  it('include the correct ones of a disabled account', async () => {
    await testAuth().updateUser(member.uid, { disabled: true });
    expect(await attempt(member.username, member.password)).toEqual(REFUSED);
  });

  it('include the password of an account that took over the member’s email address', async () => {
    const intruder = await createStaffMember();
    await testAuth().updateUser(member.uid, { email: `moved-${member.email}` });
    await testAuth().updateUser(intruder.uid, { email: member.email });
    expect(await attempt(member.username, intruder.password)).toEqual(REFUSED);
  });
});

describe('invalid input', () => {
  it('is rejected with the messages of the form', async () => {
    const answer = await callWithAnything('validateCredentials', { username: ' ', password: '12345' });
    expect(answer).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        message: t(SIGN_IN_FORM_MESSAGES.usernameRequired),
        details: {
          fields: [{ path: ['username'] }, { path: ['password'], message: t(PASSWORD_MESSAGES.tooShort) }],
        },
      },
    });
    const more = { username: 'ruth', password: 'secret', email: 'ruth@example.org' };
    expect(await callWithAnything('validateCredentials', more)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });

  it('is rejected with a message template and its values for translation', async () => {
    const username = 'r'.repeat(USERNAME_MAX_CHARS + 1);
    expect(await callWithAnything('validateCredentials', { username, password: 'secret' })).toMatchObject({
      error: {
        details: {
          message: {
            text: 'String must contain at most {limit} character(s)',
            values: { limit: String(USERNAME_MAX_CHARS) },
          },
        },
      },
    });
  });
});

describe('failed attempts', () => {
  it('lock an account from the locking one, longer each time, even for the correct password', async () => {
    for (let failure = 1; failure <= ACCOUNT_FAILURES_UNTIL_LOCK; failure += 1) {
      expect(await wrongAttempt()).toEqual(REFUSED);
    }
    const { username, password } = member;
    const locked = await resultOf(
      'validateCredentials',
      { username, password },
      { address: randomAddress() },
    );
    expect(locked).toMatchObject({
      success: false,
      error: expect.stringMatching(/^Too many failed attempts\./),
    });
    const waitSeconds = (answer: typeof locked) => (answer.success ? 0 : (answer.retryAfterSeconds ?? 0));
    expect(waitSeconds(locked)).toBeGreaterThan(0);
    expect(waitSeconds(locked)).toBeLessThanOrEqual(30);

    await endLock();
    const failedAfter = Date.now();
    expect(await wrongAttempt()).toEqual(REFUSED);
    const lockedUntil = (await failuresOfAccount())?.locked_until.toMillis();
    expect(lockedUntil - failedAfter).toBeGreaterThanOrEqual(2 * FIRST_LOCK_MS);
    const lockedAgain = await resultOf('validateCredentials', { username, password }, { address });
    expect(waitSeconds(lockedAgain)).toBeGreaterThan(0);
    expect(waitSeconds(lockedAgain)).toBeLessThanOrEqual(60);

    await endLock();
    expect(await attempt(username, password)).toMatchObject({ result: { success: true } });
  });

  it('lock an unknown username in the same way', async () => {
    const username = `nobody-${randomUUID()}`;
    for (let failure = 1; failure <= ACCOUNT_FAILURES_UNTIL_LOCK; failure += 1) {
      expect(await attempt(username, 'wrong password')).toEqual(REFUSED);
    }
    expect(await attempt(username, 'wrong password')).toMatchObject({
      result: { success: false, error: expect.stringMatching(/^Too many failed attempts\./) },
    });
  });

  it('from one IP address lock it for every account, but lock no other IP address', async () => {
    const { ref } = networkSubject(testFirestore(), address);
    await attempt(`nobody-${randomUUID()}`, 'wrong password');
    expect((await ref.get()).data()).toMatchObject({ failures: 1, locked_until: null });
    await ref.update({ failures: DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK - 1 });
    expect(await wrongAttempt()).toEqual(REFUSED);
    const { username, password } = member;
    expect(await attempt(username, password)).toMatchObject({ result: { success: false } });
    const elsewhere = await callFunction(
      'validateCredentials',
      { username, password },
      { address: randomAddress() },
    );
    expect(elsewhere).toMatchObject({ result: { success: true } });
  });

  it('lock a known username like an unknown one even if its owner signs in meanwhile', async () => {
    const names = [member.username, `nobody-${randomUUID()}`];
    for (let failure = 1; failure < ACCOUNT_FAILURES_UNTIL_LOCK; failure += 1) {
      await Promise.all(names.map((name) => attempt(name, 'wrong password')));
    }
    await signInFully(member, randomAddress());

    for (const name of names) {
      expect(await attempt(name, 'wrong password')).toEqual(REFUSED);
      expect(await attempt(name, 'wrong password')).toMatchObject(LOCKED);
    }
  });
});
