import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { sessionClaims } from '@prayer-community/domain/sign-in';
import { signInWithCustomToken, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { mailsTo } from '../../functions/src/testing/outbox.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { age, newestCode, wrongCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { testAuth, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { openWebSession } from '../../functions/src/testing/web-session.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { comeFrom } from '../support/from-address.ts';
import { keptSession, signedInSession } from '../support/planted-session.ts';
import type { Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const HOUR_MS = 3_600_000;

let current: Visit;
let page: Page;
let member: StaffMember;

test.beforeEach(async ({ visit }) => {
  [current, member] = await Promise.all([visit('/prayerteam'), createStaffMember()]);
  page = current.page;
  await comeFrom(page.context(), randomAddress());
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const codeInput = () => page.getByLabel('Verification code');

async function givePassword({
  username,
  password,
}: Pick<StaffMember, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Gives the right password, and returns the code that was mailed. */
async function receiveCode(): Promise<string> {
  await givePassword(member);
  await heading('Verification Code').waitFor();
  return newestCode(member);
}

async function paste(text: string): Promise<void> {
  await codeInput().evaluate((input, pasted) => {
    if (input instanceof HTMLInputElement) {
      input.focus();
      document.execCommand('insertText', false, pasted);
    }
  }, text);
}

/** Puts a session where the web client keeps its own. */
async function plant(user: User): Promise<void> {
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), keptSession(user));
}

async function signIn(): Promise<void> {
  await paste(await receiveCode());
  await heading('Prayer Team Dashboard').waitFor();
}

const profile = () => testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);

const path = () => new URL(page.url()).pathname;

test.describe('a session', () => {
  test('that has run out leads to the login, and after it back to where it was', async () => {
    const { name, value } = await signedInSession(member.uid, new Date(Date.now() - 2 * HOUR_MS));
    await page.evaluate((session) => localStorage.setItem(...session), [name, value] as const);
    await page.goto('/prayerteam/dashboard');
    await page.getByLabel('Urgency').selectOption('High');
    await expect.poll(() => new URL(page.url()).search).toContain('urgency=high');

    await profile().update({ session_hours: 1 });

    await page.getByText('Your session has ended. Please sign in again to go on where you were.').waitFor();
    await expectAccessible(page);
    await profile().update({ session_hours: 12 });
    await signIn();
    expect(new URL(page.url()).search).toContain('urgency=high');
  });

  test('that was signed out is over for copies of its tokens too', async () => {
    await signIn();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading('Prayer Team Login').waitFor();

    const { mfa_at } = sessionClaims(new Date());
    const [ended] = (await profile().get()).get('ended_sessions');
    expect(mfa_at - ended).toBeLessThan(120);
  });
});

test.describe('the sign-in', () => {
  test('goes from the password over the mailed code to the dashboard, and lasts', {
    tag: '@quick',
  }, async () => {
    await heading('Prayer Team Login').waitFor();
    await expectAccessible(page);
    const code = await receiveCode();
    await page.getByText('to r***@example.org').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('autocomplete') === 'one-time-code',
    );
    await expectAccessible(page);

    await paste(`${code.slice(0, 3)} ${code.slice(3)}`);

    await heading('Prayer Team Dashboard').waitFor();
    await page.reload();
    await heading('Prayer Team Dashboard').waitFor();
    await page.goto('/prayerteam');
    await heading('Prayer Team Dashboard').waitFor();
    expect(current.errors).toEqual([]);
  });

  test('carries a challenge from the password to the code, never the password', async () => {
    await receiveCode();

    const carried = await page.evaluate(() =>
      JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }, location.href]),
    );

    expect(carried).toContain('challengeId');
    expect(carried).not.toContain(member.password);
  });

  test('goes on with the code after a reload', async () => {
    const code = await receiveCode();
    await page.reload();

    await codeInput().pressSequentially(code);

    await heading('Prayer Team Dashboard').waitFor();
  });

  for (const { what, credentials } of [
    { what: 'a wrong password', credentials: () => ({ username: member.username, password: 'not-the-one' }) },
    {
      what: 'an unknown username',
      credentials: () => ({ username: `nobody-${member.uid}`, password: member.password }),
    },
  ]) {
    test(`answers ${what} with the same words`, async () => {
      await givePassword(credentials());

      await page.getByText('Login Failed').waitFor();
      await page.getByText('Invalid username or password', { exact: true }).waitFor();
      expect(path()).toBe('/prayerteam');
    });
  }

  test('says what is missing', async () => {
    await givePassword({ username: '', password: '12345' });

    await page.getByText('Please enter your username').waitFor();
    await page.getByText('Password must be at least 6 characters').waitFor();
    await expectAccessible(page);
  });

  test('begins anew after five wrong codes', async () => {
    const code = await receiveCode();
    for (const left of ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.']) {
      await paste(wrongCode(code));
      await page.getByText(left).waitFor();
      await page.getByText('Invalid or expired verification code.').first().waitFor();
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('autocomplete') === 'one-time-code',
      );
    }

    await paste(wrongCode(code));

    await heading('Prayer Team Login').waitFor();
    await page.goto('/mfa-verification');
    await heading('Prayer Team Login').waitFor();
  });

  test('wants six digits', async () => {
    await receiveCode();
    await paste('12a34');
    expect(await codeInput().inputValue()).toBe('1234');

    await page.getByRole('button', { name: 'Verify' }).click();

    await page.getByText('Please enter a 6-digit verification code.').waitFor();
    await expectAccessible(page);
  });

  test('sends another code after 30 seconds, and takes the newest alone', async () => {
    await page.clock.install();
    const first = await receiveCode();
    await page.getByRole('button', { name: /Resend code in \d+ s/ }).waitFor();
    const { challengeId } = await page.evaluate(() => history.state.usr);
    await age(challengeId, 30_000);
    await page.clock.fastForward(31_000);

    await page.getByRole('button', { name: 'Resend code', exact: true }).click();

    await page.getByText('Code Sent').waitFor();
    await page.getByRole('button', { name: /Resend code in \d+ s/ }).waitFor();
    await paste(first);
    await page.getByText('Verification Failed').waitFor();
    await paste(await newestCode(member));
    await heading('Prayer Team Dashboard').waitFor();
  });

  test('refuses a code that is too old', async () => {
    const code = await receiveCode();
    const { challengeId } = await page.evaluate(() => history.state.usr);
    await age(challengeId, 600_001);

    await paste(code);

    await page.getByText('Invalid or expired verification code.').waitFor();
    expect(path()).toBe('/mfa-verification');
  });
});

test.describe('the staff area', () => {
  test('leads to the login, from wherever one wanted to enter, and back from there', async () => {
    for (const closed of [
      '/prayerteam/dashboard',
      '/prayerteam/user-management',
      '/prayerteam/communication-distribution',
      '/daily-content/admin',
      '/mfa-verification',
    ]) {
      await page.goto('/belief-wall');
      await page.goto(closed);
      await heading('Prayer Team Login').waitFor();
      await page.goBack();
      await heading('Belief Wall').waitFor();
    }
  });

  test('opens to a session behind the code, not to one that the password alone began', async () => {
    const leader = await createStaffMember('leadership');
    const webSdk = openWebSession();
    const token = await testAuth().createCustomToken(leader.uid, { ...sessionClaims(new Date()) });
    const behindCode = await signInWithCustomToken(webSdk.auth, token);
    await plant(behindCode.user);
    await page.goto('/prayerteam/dashboard');
    await heading('Prayer Team Dashboard').waitFor();

    const byPassword = await signInWithEmailAndPassword(webSdk.auth, leader.email, leader.password);
    await plant(byPassword.user);
    await page.goto('/prayerteam/dashboard');

    await heading('Prayer Team Login').waitFor();
    await webSdk.close();
  });

  test('opens and closes in every tab at once, and Back does not open it again', async () => {
    const secondTab = await page.context().newPage();
    await secondTab.goto('/prayerteam');
    await signIn();
    await secondTab.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();

    await heading('Prayer Team Login').waitFor();
    await secondTab.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Prayer Team Login');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.uid);
  });

  test('signs out who does nothing for half an hour, a minute after it says so', async () => {
    await page.clock.install();
    await signIn();
    await page.clock.fastForward('29:10');
    // The dashboard may have an alert of its own: half an hour that passes in a moment looks like a lost connection.
    const warning = page.getByRole('alert').filter({ hasText: 'Are you still there?' });
    // By key: a pointer on its way to the button already counts as doing something, and the button is gone before the click.
    await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await warning.waitFor({ state: 'hidden' });
    await page.clock.fastForward('29:10');
    await warning.waitFor();
    await expectAccessible(page, '[role="alert"]');

    await page.clock.fastForward('01:00');

    await heading('Prayer Team Login').waitFor();
    await page.getByText('You were signed out because of inactivity.').waitFor();
  });
});

test.describe('the recovery', () => {
  async function askForLink(): Promise<string> {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading('Reset Your Password').waitFor();
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await page.getByText('It works once within 1 hour').waitFor();
    await expectAccessible(page);
    return recoveryPath(member);
  }

  async function choose(password: string, confirmation = password): Promise<void> {
    await page.getByLabel(/^New password/).fill(password);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.getByRole('button', { name: /Reset Password|Update Password/ }).click();
  }

  /** Keeps the page from knowing who is signed in until the returned function is called, as a slow connection does. */
  async function delaySession(): Promise<() => void> {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/accounts:lookup**', async (route) => {
      const response = await route.fetch();
      await isLetGo;
      await route.fulfill({ response });
    });
    return letGo;
  }

  test('sets a new password by the mailed link, once, and does not skip the code', async () => {
    const link = await askForLink();
    await page.goto(link);
    await heading('Set a New Password').waitFor();
    await page.waitForFunction(() => location.search === '');
    expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
      'oobCode',
    );
    await choose('12345', '123456');
    await page.getByText('Password must be at least 6 characters').waitFor();
    await choose('a new one', 'another');
    await page.getByText("Passwords don't match").waitFor();
    await expectAccessible(page);

    await choose('a new one');

    await heading('Prayer Team Login').waitFor();
    await page.getByText('Password Updated').waitFor();
    member.password = 'a new one';
    await signIn();

    await page.goto(link);
    await page.getByText('Invalid Recovery Link').waitFor();
    await page
      .getByText('This password reset link is invalid or has expired. Please request a new one.')
      .waitFor();
    await heading('Reset Your Password').waitFor();
  });

  test('sets a new password of eight characters on the other page', async () => {
    const link = await askForLink();
    await page.goto(link.replace('/password-reset', '/new-password'));
    await heading('Set a New Password').waitFor();
    await choose('1234567');
    await page.getByText('Password must be at least 8 characters').waitFor();

    await choose('12345678');

    await heading('Prayer Team Login').waitFor();
  });

  test('ends the session of the browser that sets the password', async () => {
    const link = await askForLink();
    await page.goto('/prayerteam');
    await signIn();
    const letSessionBeKnown = await delaySession();
    await page.goto(link);

    await choose('a new one');
    letSessionBeKnown();

    await heading('Prayer Team Login').waitFor();
    await page.goto('/prayerteam/dashboard');
    await heading('Prayer Team Login').waitFor();
  });

  test('leads from the new-password page without a link to where one is asked for', async () => {
    await page.goto('/new-password');

    await page.getByText('Invalid Recovery Link').waitFor();
    await heading('Reset Your Password').waitFor();
  });

  test('wants an address', async () => {
    await page.goto('/password-reset');
    await page.getByLabel('Email').fill('ruth@');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();

    await page.getByText('Please enter a valid email address').waitFor();
  });
});

const RECOVERY_LINK = /https?:\/\/[^/\s]+(\/password-reset\?\S+)/;

/** The path of the link in the mail, which a trigger sends a moment after it was asked for. */
async function recoveryPath({ email }: StaffMember): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [mail] = await mailsTo(email);
    [, link] = RECOVERY_LINK.exec(mail?.text ?? '') ?? [];
    expect(link, 'the link of a mail').toBeDefined();
  }).toPass();
  return link ?? '';
}
