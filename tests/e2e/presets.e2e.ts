import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PRESET_CHOICES } from '@prayer-community/domain/settings/presets';
import { SETTINGS, type SettingsName } from '@prayer-community/domain/settings/settings';
import { SITE_IDENTITY_PATH } from '@prayer-community/domain/settings/site-identity';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { knownOff } from '../support/known-off.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const settings = (name: SettingsName) => testFirestore().collection(COLLECTIONS.settings).doc(name);
const stored = async (name: SettingsName) => SETTINGS[name].parse((await settings(name).get()).data() ?? {});

test('a leader chooses a preset, changes settings, sees the differences, and resets them', async ({
  signIn,
}) => {
  const { page, errors } = await signIn('leadership', { path: '/prayerteam/settings' });
  const preset = page.getByRole('region', { name: 'Preset' });
  await preset.getByRole('radio', { name: 'Small' }).check();
  await page.getByText('Settings saved').waitFor();
  await preset.getByText('All settings match “Small”.').waitFor();
  await expect.poll(() => stored('screens')).toEqual(PRESET_CHOICES.small.screens);
  expect(await stored('intake')).toEqual(PRESET_CHOICES.small.intake);
  expect(await stored('set_up')).toMatchObject({ preset: 'small' });

  const parts = page.getByRole('region', { name: 'Parts of the Site' });
  await parts.getByRole('switch', { name: 'Daily content' }).click();
  await preset.getByText('1 setting differs from your preset.').waitFor();
  await page.getByRole('region', { name: 'Belief Wall' }).getByRole('radio', { name: 'Immediately' }).check();
  await preset.getByText('2 settings differ from your preset.').waitFor();
  await expect(preset.getByRole('listitem')).toHaveText([
    /Daily content.*On \(preset: Off\)/,
    /New posts appear.*Immediately \(preset: After approval by leadership\)/,
  ]);
  await expectAccessibleDayAndNight(page);
  const search = page.getByLabel('Search settings');
  await search.fill('what fits');
  await expect(parts).toBeHidden();
  await takeScreenshot(page, 'preset-differences');
  await search.fill('');

  await preset.getByRole('button', { name: 'Reset to preset: Daily content' }).click();
  await preset.getByText('1 setting differs from your preset.').waitFor();
  await expect(parts.getByRole('switch', { name: 'Daily content' })).not.toBeChecked();
  await preset.getByRole('button', { name: 'Reset to preset: New posts appear' }).click();
  await preset.getByText('All settings match “Small”.').waitFor();
  await expect.poll(() => stored('wall')).toEqual(PRESET_CHOICES.small.wall);
  expect(errors).toEqual([]);
});

test('a leader can undo a preset', async ({ signIn }) => {
  const { page, errors } = await signIn('leadership', { path: '/prayerteam/settings' });
  const preset = page.getByRole('region', { name: 'Preset' });
  await preset.getByRole('radio', { name: 'Small' }).check();
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(preset.getByRole('radio', { name: 'Small' })).not.toBeChecked();
  await expect
    .poll(() => stored('screens'))
    .toEqual({ prayer_circles: true, daily_content: true, insights: true });
  expect(await stored('wall')).toEqual({ approval: 'at_once', reports_to_hide: 3 });
  expect(await stored('set_up')).toMatchObject({ preset: null });
  expect(errors).toEqual([]);
});

test('visitors and staff see nothing that is turned off', async ({ visit, signIn }) => {
  await settings('screens').set(PRESET_CHOICES.small.screens);
  const { page, errors } = await visit('/', { viewport: PHONE });
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await knownOff(page, 'screens.prayer_circles');
  await expect(tabs).toHaveText(['Request Prayer', 'Belief Wall']);
  await takeScreenshot(page, 'turned-off-first-visit');
  await tabs.filter({ hasText: 'Belief Wall' }).click();
  await page.getByRole('heading', { level: 1, name: 'Belief Wall' }).waitFor();
  await takeScreenshot(page, 'turned-off-tabs');

  for (const path of ['/daily-content', '/prayer-circles', '/prayer-circles/any', '/sign-in']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'This page is turned off' }).waitFor();
  }
  await expectAccessible(page);
  await takeScreenshot(page, 'turned-off-page');

  const leader = await signIn('leadership');
  await leader.page.getByRole('button', { name: 'Menu' }).click();
  await leader.page.getByRole('menuitem', { name: 'Moderation' }).waitFor();
  for (const name of ['Daily Content', 'Insights']) {
    await expect(leader.page.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
  }
  for (const path of ['/prayerteam/insights', '/daily-content/admin']) {
    await leader.page.goto(path);
    await leader.page.getByRole('heading', { level: 1, name: 'This page is turned off' }).waitFor();
  }
  expect([...errors, ...leader.errors]).toEqual([]);
});

test('nothing moves on a first visit, whatever is turned off', async ({ visit }) => {
  await settings('screens').set(PRESET_CHOICES.small.screens);
  const { page } = await visit('/privacy', { viewport: PHONE });
  await page.evaluate(() => window.localStorage.clear());
  // Without its timeout of 5 seconds, the page keeps waiting for the answer however long it takes.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...args: unknown[]) =>
        ms === 5000 ? 0 : start(run, ms, ...args),
    });
  });
  const identity = await holdRequests(page, `**${SITE_IDENTITY_PATH}`, () => true);
  await page.goto('/');
  await identity.begun;
  const wall = page.getByRole('link', { name: 'Belief Wall' });
  await wall.waitFor();
  await page.getByLabel('First name').waitFor();
  const before = await wall.boundingBox();
  expect(await page.getByRole('link', { name: 'Prayer Circles' }).count()).toBe(0);

  identity.release();
  await expect(page.locator('[data-community-name]')).toBeVisible();

  expect(await wall.boundingBox()).toEqual(before);
  await expect(page.getByRole('link', { name: 'Prayer Circles' })).toHaveCount(0);
});
