import { sidewaysPx } from '../support/sideways.ts';
import { storeRequest } from '../support/stored-request.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

test.use({ textSizePx: 32 });

const LONG_WORD = `https://example.org/${'a'.repeat(300)}`;
const DEVICES = [
  { device: 'a phone', options: { viewport: PHONE } },
  { device: 'a desk', options: {} },
];
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
  '/prayerteam/import',
  '/prayerteam/my-settings',
  '/prayerteam/settings',
  '/daily-content/admin',
];

for (const { device, options } of DEVICES) {
  test(`text at 200 % does not overlap in the header and fits ${device}`, async ({ visit }) => {
    const { page } = await visit('/', options);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
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

  test(`text at 200 % fits the staff screens on ${device}`, async ({ signIn }) => {
    await storeRequest({ prayer_text: LONG_WORD });
    const { page, member } = await signIn('leadership', options);
    for (const path of STAFF_PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (LISTS_OF_MEMBERS.includes(path)) {
        await page.getByText(member.email).first().waitFor();
      }
      await page.screenshot({
        fullPage: true,
      });
      expect.soft(await sidewaysPx(page), path).toBe(0);
    }
  });

  test(`text at 200 % fits the buttons of a dialog on ${device}`, async ({ signIn }) => {
    const { page } = await signIn('leadership', options);
    await page.goto('/prayerteam/user-management');
    await page.getByRole('button', { name: 'Add Member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
    const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
    const add = await dialog.getByRole('button', { name: 'Add Member' }).boundingBox();
    await page.screenshot();
    const isApart =
      cancel !== null &&
      add !== null &&
      (cancel.x + cancel.width <= add.x || cancel.y + cancel.height <= add.y);
    expect(isApart).toBe(true);
    for (const button of await dialog.getByRole('button').all()) {
      expect(await button.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    }
  });
}
