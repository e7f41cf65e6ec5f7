import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { accentColors } from '@prayer-community/domain/settings/accent-colors';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { LOGO_IMAGES, logoFile } from '@prayer-community/domain/settings/logo';
import { pngFile } from '../../functions/src/testing/png-file.ts';
import { testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectReadableDayAndNight } from '../support/accessibility.ts';
import { rowOf } from '../support/dashboard-page.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const LOGO = { id: 'c'.repeat(32), width: 96 };

/** The hardest colors for text, each with a different identity. */
const IDENTITIES = [
  {
    name: 'St. Mary’s',
    color: '#ffff00',
    welcome: { en: 'You are welcome here, just as you are.', es: null },
    website: 'https://stmarys.example',
  },
  {
    name: 'Iglesia Bautista Nueva Esperanza del Sur',
    color: '#000000',
    logo: LOGO,
    phone: '+1 555 000 1000',
    address: '1400 Trinity Lane, San Antonio, Texas',
  },
  { name: 'Hope', color: '#ffffff' },
  { name: 'Hope', color: '#808080' },
  { name: 'Hope', color: '#c8102e' },
];

test.beforeEach(async () => {
  const mark = pngFile({ width: 512, height: 512 });
  await Promise.all(LOGO_IMAGES.map((image) => testBucket().file(logoFile(LOGO.id, image)).save(mark)));
});

/** Repeats a check with each identity in turn. */
async function withEachIdentity(
  page: Page,
  check: (identity: (typeof IDENTITIES)[number]) => Promise<void>,
): Promise<void> {
  // A routed request bypasses the browser's cache, which keeps an identity for a minute.
  await page.route('**/identity/**', (route) => route.continue());
  for (const identity of IDENTITIES) {
    const settings = testFirestore().collection(COLLECTIONS.settings).doc('identity');
    await settings.set(identitySettingsSchema.parse(identity));
    await check(identity);
  }
}

/** Opens a screen and waits until it has this accent color in day mode. */
async function openIn(page: Page, path: string, color: string): Promise<void> {
  await page.goto(path);
  const accent = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
    );
  await expect.poll(accent).toBe(accentColors(color).light.main);
}

test('the form is readable with every color in light and dark mode', async ({ visit }) => {
  const { page, errors } = await visit('/icon.svg', { colorScheme: 'light' });
  await withEachIdentity(page, async ({ color }) => {
    await openIn(page, '/', color);
    await page.getByRole('button', { name: 'Submit Prayer Request' }).waitFor();
    await expectReadableDayAndNight(page);
    await takeScreenshot(page, `identity-${color}-form`);
  });
  expect(errors).toEqual([]);
});

test('the dashboard is readable with every color in light and dark mode', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const { page, errors } = await signIn('leadership', { colorScheme: 'light', path: '/icon.svg' });
  await withEachIdentity(page, async ({ color }) => {
    await openIn(page, '/prayerteam/dashboard', color);
    await rowOf(page, requester).waitFor();
    await expectReadableDayAndNight(page);
  });
  expect(errors).toEqual([]);
});

test('the poster is readable with every color in light and dark mode', async ({ signIn }) => {
  const { page, errors } = await signIn('leadership', { colorScheme: 'light', path: '/icon.svg' });
  await withEachIdentity(page, async ({ color, name }) => {
    await openIn(page, '/prayerteam/poster', color);
    await page.locator('section').getByText(name, { exact: true }).waitFor();
    await expectReadableDayAndNight(page);
    await takeScreenshot(page, `identity-${color}-poster`);
  });
  expect(errors).toEqual([]);
});
