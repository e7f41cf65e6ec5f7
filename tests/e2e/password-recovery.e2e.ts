import type { Page } from '@playwright/test';
import { mailsTo } from '../../functions/src/testing/fake-providers.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { setClientIp } from '../support/client-ip.ts';
import { signIn } from '../support/login-page.ts';
import { signedInSession } from '../support/stored-session.ts';
import { expect, test } from './fixtures.ts';

let page: Page;
let member: StaffMember;

test.beforeEach(async ({ visit }) => {
  const [visitor, created] = await Promise.all([visit('/prayerteam'), createStaffMember()]);
  page = visitor.page;
  member = created;
  await setClientIp(page.context(), randomAddress());
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test.describe('password recovery', () => {
  async function askForLink(): Promise<string> {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading('Reset Your Password').waitFor();
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await page.getByText(LINK_REQUESTED).waitFor();
    await expectAccessible(page);
    return recoveryPath(member);
  }

  async function choose(password: string, confirmation = password): Promise<void> {
    await page.getByLabel(/^New password/).fill(password);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.getByRole('button', { name: /Reset Password|Update Password/ }).click();
  }

  /** Keeps the page from learning who is signed in until the returned function is called, like a slow connection. */
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

  test('sets a new password with the emailed link only once and does not skip the code', async () => {
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

    await page.getByText('Password Updated').waitFor();
    await heading('Prayer Team Login').waitFor();
    member.password = 'a new one';
    await signIn(page, member);

    await page.goto(link);
    await page.getByText('Invalid Recovery Link').waitFor();
    await page
      .getByText('This password reset link is invalid or has expired. Please request a new one.')
      .waitFor();
    await heading('Reset Your Password').waitFor();
  });

  test('requires at least eight characters on the new-password page', async () => {
    const link = await askForLink();
    await page.goto(link.replace('/password-reset', '/new-password'));
    await heading('Set a New Password').waitFor();
    await choose('1234567');
    await page.getByText('Password must be at least 8 characters').waitFor();

    await choose('12345678');

    await heading('Prayer Team Login').waitFor();
  });

  test('ends the session of the browser that sets the new password', async () => {
    const link = await askForLink();
    const session = await signedInSession(member.uid);
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
    await page.goto('/prayerteam/dashboard');
    // Drawn only once the session is known, unlike the heading.
    await page.getByRole('button', { name: 'Change to Unavailable' }).waitFor();
    const letSessionBeKnown = await delaySession();
    await page.goto(link);

    await choose('a new one');
    letSessionBeKnown();

    await heading('Prayer Team Login').waitFor();
    await page.goto('/prayerteam/dashboard');
    await heading('Prayer Team Login').waitFor();
  });

  test('without a link asks for a valid email address, and shows one without an account the same message, which promises no email', async () => {
    await page.goto('/new-password');
    await page.getByText('Invalid Recovery Link').waitFor();
    await heading('Reset Your Password').waitFor();

    await page.getByLabel('Email').fill('ruth@');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await page.getByText('Please enter a valid email address').waitFor();

    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await page.getByText(LINK_REQUESTED).waitFor();
  });
});

/** The page says this for every address. The hourly limit may hold back an email. */
const LINK_REQUESTED =
  'If this address has an account, a link should arrive within minutes. We send at most 5 an hour. It works once and expires after 1 hour.';

const RECOVERY_LINK = /https?:\/\/[^/\s]+(\/password-reset\?\S+)/;

/** Returns the path of the emailed link. A trigger sends the email shortly after the request. */
async function recoveryPath({ email }: StaffMember): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [mail] = await mailsTo(email);
    [, link] = RECOVERY_LINK.exec(mail?.text ?? '') ?? [];
    expect(link, 'the link of a mail').toBeDefined();
  }).toPass();
  return link ?? '';
}
