import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { openAllRequests } from '../support/dashboard-page.ts';
import { field } from '../support/request-form.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { storeRequest } from '../support/stored-request.ts';
import { signedInState } from '../support/stored-session.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const help = (page: Page) => page.getByRole('button', { name: 'Help' });

test('a visitor reads help about the form without losing the typed text', {
  tag: ['@quick'],
}, async ({ visit }) => {
  const { page, errors } = await visit('/', { viewport: PHONE });
  await field(page, 'Prayer request').fill('For my mother');
  const target = await help(page).boundingBox();
  expect([target?.width, target?.height]).toEqual([44, 44]);

  await help(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Asking for prayer' });
  await expect(dialog.getByRole('listitem').first()).toContainText('Write your prayer');
  await expect
    .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'help-form');
  await page.setViewportSize(PHONE);
  expect(await sidewaysPx(page)).toBe(0);
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(help(page)).toBeFocused();
  await expect(field(page, 'Prayer request')).toHaveValue('For my mother');
  expect(errors).toEqual([]);
});

test('each help topic has its own page, also in Spanish, and leadership topics are only for leadership', async ({
  visit,
  signIn,
}) => {
  const { page } = await visit('/help?lang=es');
  await page.getByRole('link', { name: 'El Muro de Fe' }).click();
  await page.getByRole('heading', { level: 1, name: 'El Muro de Fe' }).waitFor();
  await expect(page.getByRole('img', { name: /^Una petición en el muro/ })).toHaveAttribute(
    'src',
    /-es\.webp$/,
  );
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'help-page-es');

  const team = await signIn('prayer_team', { path: '/prayerteam/help' });
  await team.page.getByRole('link', { name: 'Your day: Today' }).waitFor();
  expect(await team.page.getByRole('link', { name: 'Insights' }).count()).toBe(0);
  await takeScreenshot(team.page, 'help-index');
  const leader = await signIn('leadership', { path: '/prayerteam/help' });
  await leader.page.getByRole('link', { name: 'Insights' }).click();
  await leader.page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
});

/** Waits for Today and goes to another view. The tour would come with Today. */
async function seeNoTour(page: Page): Promise<void> {
  await page.locator('a[data-card]').waitFor();
  await openAllRequests(page);
  expect(await hasLoadedTour(page)).toBe(false);
}

function hasLoadedTour(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/tour-[\w-]{7}\.js$/.test(name)),
  );
}

test('the first visit to Today shows the tour once across all devices, and again only on request', async ({
  visit,
}) => {
  await storeRequest();
  // A leader’s tour also waits for settings, so it may come later than Today.
  const member = await createStaffMember('prayer_team');
  const profile = testFirestore().collection(COLLECTIONS.profiles).doc(member.uid);
  await profile.update({ has_seen_tour: FieldValue.delete() });
  const open = async () =>
    visit('/prayerteam/dashboard', { storageState: await signedInState(member.uid), viewport: PHONE });
  const { page, errors } = await open();
  const tour = page.getByRole('dialog');

  const titles = ['Your day in one place', 'One line, one request', 'Find anything', 'Going away?'];
  for (const title of [...titles, 'Help is always here']) {
    await expect(page.getByRole('dialog', { name: title })).toBeFocused();
    await takeScreenshot(page, `tour-${title.replaceAll(/\W+/g, '-')}`);
    await page.setViewportSize(PHONE);
    expect(await sidewaysPx(page)).toBe(0);
    if (title === 'One line, one request') {
      await expectAccessibleDayAndNight(page);
    }
    if (title !== 'Help is always here') {
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Next' }).press('Enter');
    }
  }
  await expect.poll(async () => (await profile.get()).get('has_seen_tour')).toBe(true);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(tour).toBeHidden();
  expect(await hasLoadedTour(page)).toBe(true);

  await page.reload();
  await seeNoTour(page);
  const second = await open();
  await seeNoTour(second.page);

  await page.goBack();
  await help(page).click();
  await takeScreenshot(page, 'help-today');
  await page.getByRole('button', { name: 'Take the Tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Your day in one place' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(help(page)).toBeFocused();
  await page.reload();
  await seeNoTour(page);
  expect([...errors, ...second.errors]).toEqual([]);
});
