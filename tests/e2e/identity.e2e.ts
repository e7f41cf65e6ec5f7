import { COLLECTIONS } from '@prayer-community/domain/collections';
import { accentColors } from '@prayer-community/domain/settings/accent-colors';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { CLIENT_CODE } from '../support/client-code.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const identity = () => testFirestore().collection(COLLECTIONS.settings).doc('identity');

test('visitors see the community name that a leader sets', async ({ signIn, visit }) => {
  const leader = await signIn('leadership', { path: '/prayerteam/settings' });
  const panel = leader.page.getByRole('region', { name: 'Community' });
  const website = panel.getByLabel('Website of the community');
  await website.fill('grace.example');
  await website.press('Tab');
  await panel.getByText('Please enter an address that begins with https://').waitFor();
  await website.fill('https://grace.example');
  const name = panel.getByLabel('Name of the community');
  await name.fill('Grace Church');
  await name.press('Enter');

  // The leader's own page shows it as soon as it is stored.
  await leader.page.getByRole('link', { name: 'Grace Church', exact: true }).waitFor();
  await expect(leader.page).toHaveTitle('Settings · Grace Church');
  await panel.getByLabel('Color').fill('#00ff00');
  await panel.getByRole('img', { name: 'Preview' }).waitFor();
  await panel.getByLabel('Phone number for visitors').fill('+1 555 000 1000');
  await panel.getByLabel('Phone number for visitors').press('Tab');
  await expect
    .poll(async () => (await identity().get()).data())
    .toMatchObject({
      name: 'Grace Church',
      color: '#00ff00',
      phone: '+1 555 000 1000',
      website: 'https://grace.example',
    });
  await expectAccessibleDayAndNight(leader.page);
  await panel.scrollIntoViewIfNeeded();
  await takeScreenshot(leader.page, 'identity-settings');

  const { page, errors } = await visit('/', { viewport: PHONE, colorScheme: 'light' });
  await page.getByRole('link', { name: 'Grace Church', exact: true }).waitFor();
  await expect(page).toHaveTitle('Request Prayer · Grace Church');
  await expect(page.getByRole('link', { name: 'grace.example' })).toHaveAttribute(
    'href',
    'https://grace.example',
  );
  await expect(page.getByRole('link', { name: '+1 555 000 1000' })).toHaveAttribute(
    'href',
    'tel:+15550001000',
  );
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
  );
  expect(accent).toBe(accentColors('#00ff00').light.main);
  await expectAccessible(page);
  await takeScreenshot(page, 'identity-visitor');

  await page.goto('/status');
  await page.getByRole('link', { name: 'Grace Church', exact: true }).waitFor();
  await expect(page).toHaveTitle(/ · Grace Church$/);
  await leader.page.goto('/prayerteam/poster');
  const poster = leader.page.getByRole('region', { name: 'Poster' });
  await poster.getByText('Grace Church', { exact: true }).first().waitFor();
  expect([...errors, ...leader.errors]).toEqual([]);
});

test('the next visit shows the community name before the client code has loaded', async ({ visit }) => {
  await identity().set(identitySettingsSchema.parse({ name: 'Grace Church' }));
  const { page } = await visit('/belief-wall');
  await page.getByRole('link', { name: 'Grace Church', exact: true }).waitFor();

  // The client code never arrives.
  await page.route(CLIENT_CODE, () => {});
  await page.goto('/', { waitUntil: 'commit' });

  await expect(page.locator('#root > [inert] [data-community-name]')).toHaveText('Grace Church');
  await expect(page).toHaveTitle('Grace Church');
});
