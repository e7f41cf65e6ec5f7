import type { Page } from '@playwright/test';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { storeRequest } from '../support/stored-request.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const LONG_WORD = `https://example.org/${'a'.repeat(300)}`;
const PAGES = [
  '/',
  '/belief-wall',
  '/daily-content',
  '/prayer-circles',
  '/prayer-confirmation',
  '/prayerteam',
];
const LISTS_OF_MEMBERS = ['/prayerteam/user-management', '/prayerteam/communication-distribution'];
const STAFF_PAGES = [
  ...LISTS_OF_MEMBERS,
  '/prayerteam/dashboard',
  '/prayerteam/session',
  '/prayerteam/intake',
  '/prayerteam/poster',
  '/prayerteam/moderation',
  '/prayerteam/insights',
  '/prayerteam/settings',
  '/daily-content/admin',
];

/** Gives the text of a page the size that a visitor has chosen in the settings of the browser. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await devTools.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`);
}

/** How far the page can be scrolled sideways, in CSS pixels. */
function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('long words widen neither the form nor the wall', async ({ visit }) => {
  await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .doc()
    .set(newWallPost(LONG_WORD, LONG_WORD.slice(0, 90), true, new Date()));
  const { page } = await visit('/', { viewport: PHONE });
  for (const path of ['/', '/belief-wall']) {
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Prayer request' }).fill(LONG_WORD);
    if (path === '/belief-wall') {
      await page.getByRole('article').waitFor();
    }
    expect(await sidewaysPx(page), path).toBe(0);
  }
});

for (const percent of [150, 200]) {
  test(`text at ${percent} % overlaps nothing in the header and fits the width`, async ({ visit }) => {
    const { page } = await visit('/', { viewport: PHONE });
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await setTextSize(page, percent);
      if (process.env.SCREENSHOTS_FOLDER) {
        await page.screenshot({
          path: `${process.env.SCREENSHOTS_FOLDER}/text-${percent}-${path.replaceAll('/', '_')}.png`,
        });
      }
      expect.soft(await sidewaysPx(page), path).toBe(0);
      const title = await page.getByRole('link', { name: 'Prayer Community' }).boundingBox();
      const language = await page.getByRole('button', { name: 'Español' }).boundingBox();
      const isApart =
        title !== null &&
        language !== null &&
        (title.x + title.width <= language.x || title.y + title.height <= language.y);
      expect.soft(isApart, path).toBe(true);
    }
  });
}

test('text at 200 % fits the width of a desk', async ({ visit }) => {
  const { page } = await visit('/');
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await setTextSize(page, 200);
    expect.soft(await sidewaysPx(page), path).toBe(0);
  }
});

for (const { where, options } of [
  { where: 'a phone', options: { viewport: PHONE } },
  { where: 'a desk', options: {} },
]) {
  test(`200 % text fits the staff's screens on ${where}`, async ({ signIn }) => {
    await storeRequest({ prayer_text: LONG_WORD });
    const { page, member } = await signIn('leadership', options);
    for (const path of STAFF_PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (LISTS_OF_MEMBERS.includes(path)) {
        await page.getByText(member.email).first().waitFor();
      }
      await setTextSize(page, 200);
      expect.soft(await sidewaysPx(page), path).toBe(0);
    }
  });
}

test('a toast leaves the tabs to be seen', async ({ visit }) => {
  const { page } = await visit('/belief-wall', { viewport: PHONE });
  await page.getByRole('textbox', { name: 'Prayer request' }).fill('For my mother');
  await page.getByRole('button', { name: 'Share on the Belief Wall' }).click();
  await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));

  const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const toast = await page.locator('[data-sonner-toast]').last();
  await expect
    .poll(async () => ((await toast.boundingBox())?.y ?? 0) >= (tabs?.y ?? 0) + (tabs?.height ?? 0))
    .toBe(true);
});
