import type { Page } from '@playwright/test';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { signInWithCustomToken, signInWithEmailAndPassword } from 'firebase/auth';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { createStaffMember, type StaffMember } from '../../functions/src/testing/staff-member.ts';
import { testAuth, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { openWebSession } from '../../functions/src/testing/web-session.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { setClientIp } from '../support/client-ip.ts';
import { signIn } from '../support/login-page.ts';
import { signedInSession, storedSession } from '../support/stored-session.ts';
import { expect, test } from './fixtures.ts';

const HOUR_MS = 3_600_000;

let page: Page;
let member: StaffMember;

test.beforeEach(async ({ visit }) => {
  const [visitor, created] = await Promise.all([visit('/prayerteam'), createStaffMember()]);
  page = visitor.page;
  member = created;
  await setClientIp(page.context(), randomAddress());
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Stores a session where the web client stores its own. */
async function plant(session: ReturnType<typeof storedSession>): Promise<void> {
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
}

/** Opens the dashboard as a member who has just signed in. */
async function openDashboard(): Promise<void> {
  await plant(await signedInSession(member.uid));
  await page.goto('/prayerteam/dashboard');
  // The heading is drawn before the profile is read.
  await page.getByRole('button', { name: 'Change to Unavailable' }).waitFor();
}

const profile = () => testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);

test.describe('a session', () => {
  test('that has expired leads to the login and then back to the same view', async () => {
    await plant(await signedInSession(member.uid, new Date(Date.now() - 2 * HOUR_MS)));
    await page.goto('/prayerteam/dashboard?view=active');
    await page.getByLabel('Urgency').selectOption('High');
    await expect.poll(() => new URL(page.url()).search).toContain('urgency=high');

    await profile().update({ session_hours: 1 });

    await page
      .getByText('Your session has ended. Please sign in again to continue where you left off.')
      .waitFor();
    await expectAccessible(page);
    await profile().update({ session_hours: 12 });
    await signIn(page, member);
    expect(new URL(page.url()).search).toContain('urgency=high');
  });
});

test.describe('the staff area', () => {
  test('redirects staff screens, the code entry, and the old login to the login, and Back returns to the previous page', async () => {
    for (const redirected of [
      '/prayerteam/dashboard',
      '/daily-content/admin',
      '/mfa-verification',
      '/admin/login',
    ]) {
      await page.goto('/belief-wall');
      await page.goto(redirected);
      await heading('Prayer Team Login').waitFor();
      expect(new URL(page.url()).pathname).toBe('/prayerteam');
      await page.goBack();
      await heading('Belief Wall').waitFor();
    }
  });

  test('opens for a session verified by code, but not for one started with only the password', async () => {
    const leader = await createStaffMember('leadership');
    const webSdk = openWebSession();
    const token = await testAuth().createCustomToken(leader.uid, { ...sessionClaims(new Date()) });
    const behindCode = await signInWithCustomToken(webSdk.auth, token);
    await plant(storedSession(behindCode.user));
    await page.goto('/prayerteam/dashboard');
    await heading('Prayer Team Dashboard').waitFor();

    const byPassword = await signInWithEmailAndPassword(webSdk.auth, leader.email, leader.password);
    await plant(storedSession(byPassword.user));
    await page.goto('/prayerteam/dashboard');

    await heading('Prayer Team Login').waitFor();
    await webSdk.close();
  });

  test('opens and closes in every tab at once, and a logout also ends copies of the tokens and is not undone by loading the previous page', async () => {
    const secondTab = await page.context().newPage();
    await secondTab.goto('/prayerteam');
    await signIn(page, member);
    await secondTab.getByRole('heading', { level: 1, name: 'Prayer Team Dashboard' }).waitFor();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();

    await heading('Prayer Team Login').waitFor();
    await secondTab.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    const { mfa_at } = sessionClaims(new Date());
    const ended = async () => (await profile().get()).get('ended_sessions');
    await expect.poll(ended, { message: 'The server ended one session' }).toHaveLength(1);
    expect(mfa_at - (await ended())[0]).toBeLessThan(120);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Prayer Team Login');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.uid);
  });

  test('closes on this device even if the server does not respond to the logout', async () => {
    await page.clock.install();
    await openDashboard();
    await page.context().route('**/endSession', () => undefined);
    await page.getByRole('button', { name: 'Menu' }).click();
    const asked = page.waitForRequest((request) => request.url().endsWith('/endSession'));
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await asked;

    await page.clock.fastForward('00:10');

    await heading('Prayer Team Login').waitFor();
  });

  test('signs out an idle member after half an hour, one minute after a warning', async () => {
    await page.clock.install();
    await openDashboard();
    await page.clock.fastForward('29:10');
    // The dashboard may show an alert of its own, because half an hour passing in an instant looks like a lost
    // connection.
    const warning = page.getByRole('alert').filter({ hasText: 'Are you still there?' });
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    await warning.waitFor({ state: 'hidden' });
    await page.clock.fastForward('29:10');
    await warning.waitFor();
    await expectAccessible(page, '[role="alert"]');

    await page.clock.fastForward('01:00');

    await heading('Prayer Team Login').waitFor();
    await page.getByText('You were signed out because of inactivity.').waitFor();
  });
});
