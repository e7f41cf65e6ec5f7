import type { Page } from '@playwright/test';
import { listOf } from '../support/dashboard-page.ts';
import { expect, test } from './fixtures.ts';

const ENTRY = /\/assets\/index-[\w-]+\.js$/;
const SCREEN = /\/assets\/dashboard-page-[\w-]+\.js$/;
const DATA = /\/assets\/prefetch-today-[\w-]+\.js$/;
const DATABASE = /\/Listen\/channel/;

/** Opens the dashboard, and holds back one of its files until the returned function is called. */
async function openWithout(file: RegExp, page: Page): Promise<() => void> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(file, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('/prayerteam/dashboard', { waitUntil: 'commit' });
  return letCome;
}

test('the dashboard requests its data while the code of its screen is still loading', async ({ signIn }) => {
  const { page } = await signIn('prayer_team');
  await listOf(page).waitFor();
  // A late request of this page would otherwise pass for one of the next.
  await page.goto('about:blank');
  const requested = page.waitForRequest(DATABASE);

  const letCome = await openWithout(SCREEN, page);

  await requested;
  expect(await listOf(page).count()).toBe(0);
  letCome();
  await listOf(page).waitFor();
});

test('the code that requests the data is loaded before the code of the screen', async ({ signIn }) => {
  const { page } = await signIn('prayer_team');
  await listOf(page).waitFor();
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));

  const letCome = await openWithout(ENTRY, page);

  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect.poll(() => files.filter((file) => DATA.test(file)).length).toBe(1);
  expect(files.filter((file) => SCREEN.test(file))).toEqual([]);
  letCome();
  await listOf(page).waitFor();
  expect(files.filter((file) => SCREEN.test(file))).toHaveLength(1);
  expect(await page.locator('link[rel=later]').count()).toBe(0);
});
