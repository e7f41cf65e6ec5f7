import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signIn as signInAs } from '../support/staff-visit.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const LEADERSHIP_PATHS = [
  '/prayerteam/user-management',
  '/prayerteam/communication-distribution',
  '/prayerteam/moderation',
  '/prayerteam/insights',
  '/prayerteam/settings',
  '/prayerteam/import',
  '/prayerteam/export',
  '/prayerteam/set-up',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectRing(focused: Locator): Promise<void> {
  await focused.focus();
  await expect(focused).toHaveCSS('outline-style', 'solid');
}

test('signed-in staff can return to the dashboard from a public page until they log out, with only the keyboard', async ({
  signIn,
}) => {
  const { page } = await signIn('prayer_team');
  await page.goto('/belief-wall');
  await page.getByRole('heading', { level: 2, name: 'Community Prayer Requests' }).waitFor();
  await expectAccessible(page);
  await takeScreenshot(page, 'belief-wall-of-staff');

  const back = page.getByRole('link', { name: 'Back to the Dashboard' });
  await expectRing(back);
  await expect(back).toHaveCSS('outline-offset', '-6px');
  await back.press('Enter');

  await heading(page, 'Prayer Team Dashboard').waitFor();
  const menu = page.getByRole('button', { name: 'Menu' });
  await expectRing(menu);
  await menu.press('Enter');
  const logout = page.getByRole('menuitem', { name: 'Logout', exact: true });
  await expectRing(logout);
  await logout.press('Enter');
  await heading(page, 'Prayer Team Login').waitFor();
  await page.goto('/belief-wall');
  await heading(page, 'Belief Wall').waitFor();
  expect(await page.getByRole('link', { name: 'Back to the Dashboard' }).count()).toBe(0);
});

test('signing in leads to the requested screen', async ({ visit }) => {
  const member = await createStaffMember('prayer_team');
  const { page } = await visit('/prayerteam/intake');
  await heading(page, 'Prayer Team Login').waitFor();

  await signInAs(page, member, 'From a Phone Call');

  expect(new URL(page.url()).pathname).toBe('/prayerteam/intake');
});

test('each leadership-only screen redirects the prayer team and says why', async ({ signIn }) => {
  const { page } = await signIn('prayer_team', { path: '/daily-content/admin' });
  await page.getByText('Access denied. Leadership role required.').waitFor();
  await heading(page, 'Request Prayer').waitFor();

  for (const path of LEADERSHIP_PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByText('Access Denied').waitFor();
      await page.getByText("You don't have permission to access this page.").waitFor();
      await heading(page, 'Prayer Team Dashboard').waitFor();
    });
  }
});

test('a leader who loses the role is redirected from a leadership-only screen', async ({ signIn }) => {
  const { page, member, name } = await signIn('prayer_team');
  const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
  await profile.update({ role: 'leadership' });
  await page.goto('/prayerteam/user-management');
  await heading(page, 'User Management').waitFor();
  await page.getByRole('row', { name }).waitFor();

  await profile.update({ role: 'prayer_team' });

  await heading(page, 'Prayer Team Dashboard').waitFor();
});
