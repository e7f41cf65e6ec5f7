import type { Page } from '@playwright/test';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { photograph } from '../support/photograph.ts';
import { signIn as signInAs } from '../support/staff-visit.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

for (const path of ['/prayerteam/poster', '/prayerteam/intake']) {
  test(`the menu takes the prayer team from ${path} to the dashboard`, async ({ signIn }) => {
    const { page } = await signIn('prayer_team');
    await page.goto(path);

    await chooseFromMenu(page, 'Prayer Team Dashboard');

    await heading(page, 'Prayer Team Dashboard').waitFor();
  });
}

test('the menu leads leadership to the daily content administration', async ({ signIn }) => {
  const { page } = await signIn('leadership');

  await chooseFromMenu(page, 'Daily Content');

  await heading(page, 'Daily Content Administration').waitFor();
});

test('signed-in staff can return to the dashboard from a public page until they log out', async ({
  signIn,
}) => {
  const { page } = await signIn('prayer_team');
  await page.goto('/belief-wall');
  await page.getByRole('heading', { level: 2, name: 'Community Prayer Requests' }).waitFor();
  await expectAccessible(page);
  await photograph(page, 'belief-wall-of-staff');

  await page.getByRole('link', { name: 'Back to the Dashboard' }).click();

  await heading(page, 'Prayer Team Dashboard').waitFor();
  await chooseFromMenu(page, 'Logout');
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

test('a leadership-only screen redirects the prayer team to the dashboard and says why', async ({
  signIn,
}) => {
  const { page } = await signIn('prayer_team');
  await page.goto('/prayerteam/settings');

  await page.getByText("You don't have permission to access this page.").waitFor();

  await heading(page, 'Prayer Team Dashboard').waitFor();
});
