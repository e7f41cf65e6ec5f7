import type { Page } from '@playwright/test';
import { statusLinkRef } from '../../functions/src/data/status-link.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { isLoaded } from '../support/is-loaded.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { storeRequest } from '../support/stored-request.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

test.use({ textSizePx: 32 });

const LONG_WORD = `https://example.org/${'a'.repeat(300)}`;
const SIZES = { phone: PHONE, desk: DESKTOP };
const PAGES = [
  '/',
  '/belief-wall',
  '/daily-content',
  '/prayer-circles',
  '/prayer-confirmation',
  '/prayerteam',
];
const OTHER_STAFF_PAGES = [
  '/prayerteam/moderation',
  '/prayerteam/insights',
  '/prayerteam/import',
  '/prayerteam/my-settings',
  '/prayerteam/settings',
  '/daily-content/admin',
];

/** Repeats a check at the width of a phone and of a desk. The check gets the name of the size for its message. */
async function atEachSize(page: Page, check: (size: string) => Promise<void>): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await check(size);
  }
}

test('text at 200 % does not overlap in the header and fits a phone and a desk', async ({ visit }) => {
  const { page } = await visit('/icon.svg');
  for (const path of PAGES) {
    await page.goto(path);
    await isLoaded(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await atEachSize(page, async (size) => {
      expect.soft(await sidewaysPx(page), `${path} on a ${size}`).toBe(0);
      const title = await page.getByRole('link', { name: 'Prayer Community' }).boundingBox();
      const language = await page.getByRole('button', { name: 'Español' }).boundingBox();
      const isApart =
        title !== null &&
        language !== null &&
        (title.x + title.width <= language.x || title.y + title.height <= language.y);
      expect.soft(isApart, `${path} on a ${size}`).toBe(true);
    });
  }
});

test('text at 200 % fits the form with a restored draft in Spanish on a phone and a desk', async ({
  visit,
}) => {
  const { page } = await visit('/?lang=es');
  await page.getByRole('textbox', { name: 'Petición de oración' }).fill('Por mi madre.');
  // The draft is stored shortly after the last keystroke.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Por mi madre.'));
  await page.reload();
  await page.getByRole('button', { name: 'Borrar todo' }).waitFor();
  await atEachSize(page, async (size) => {
    expect.soft(await sidewaysPx(page), size).toBe(0);
  });
});

test('text at 200 % fits a status page with an email address on a button on a phone and a desk', async ({
  visit,
}) => {
  const key = 'k'.repeat(22);
  const { id } = await storeRequest();
  const opens = { request_id: id, post_id: null, created_at: new Date() };
  await statusLinkRef(testFirestore(), key).set(opens);
  const { page } = await visit(`/status#${key}`);
  await page.getByRole('button', { name: /^Notify Me at .*@example\.org$/ }).waitFor();
  await atEachSize(page, async (size) => {
    expect.soft(await sidewaysPx(page), size).toBe(0);
  });
});

/** @param shown a text of the screen that may be too wide */
async function expectFit(page: Page, path: string, shown?: string): Promise<void> {
  await page.goto(path);
  await isLoaded(page);
  if (shown !== undefined) {
    await page.getByText(shown).first().waitFor();
  }
  await atEachSize(page, async (size) => {
    expect.soft(await sidewaysPx(page), `${path} on a ${size}`).toBe(0);
  });
}

test('text at 200 % fits the screens for requests and members and the buttons of a dialog on a phone and a desk', async ({
  signIn,
}) => {
  await storeRequest({ prayer_text: LONG_WORD });
  const { page, member } = await signIn('leadership', { path: '/icon.svg' });
  await expectFit(page, '/prayerteam/dashboard', LONG_WORD);
  await expectFit(page, '/prayerteam/session', LONG_WORD);
  await expectFit(page, '/prayerteam/intake');
  await expectFit(page, '/prayerteam/poster');
  await expectFit(page, '/prayerteam/communication-distribution', member.email);
  await expectFit(page, '/prayerteam/user-management', member.email);

  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  await atEachSize(page, async () => {
    const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
    const add = await dialog.getByRole('button', { name: 'Add Member' }).boundingBox();
    const isApart =
      cancel !== null &&
      add !== null &&
      (cancel.x + cancel.width <= add.x || cancel.y + cancel.height <= add.y);
    expect(isApart).toBe(true);
    for (const button of await dialog.getByRole('button').all()) {
      expect(await button.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    }
  });
});

test('text at 200 % fits the other staff screens on a phone and a desk', async ({ signIn }) => {
  await storeRequest({ prayer_text: LONG_WORD });
  const { page } = await signIn('leadership', { path: '/icon.svg' });
  for (const path of OTHER_STAFF_PAGES) {
    await expectFit(page, path);
  }
});
