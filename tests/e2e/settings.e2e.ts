import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CallableInput } from '@prayer-community/domain/callables';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { callFunction } from '../../functions/src/testing/call-function.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { turnTo } from '../support/color-scheme.ts';
import { openAllRequests, rowOf } from '../support/dashboard-page.ts';
import { holdQuery } from '../support/hold-query.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE_BY_DAY_AND_DESKTOP_BY_NIGHT } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const AT_SETTINGS = { path: '/prayerteam/settings' };

function settings(name: SettingsName) {
  return testFirestore().collection(COLLECTIONS.settings).doc(name);
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
}

test('the parts of the settings appear together, so that none pushes another down', async ({ signIn }) => {
  const { page } = await signIn('leadership');
  const held = await holdQuery(page, settings('site').path);

  await openSettings(page);
  const loading = page.getByRole('status').filter({ hasText: 'Loading settings…' });
  await loading.waitFor();
  const wall = page.getByRole('region', { name: 'Belief Wall', includeHidden: true });
  await wall.waitFor({ state: 'attached' });
  expect(await wall.isVisible()).toBe(false);
  held.release();
  await wall.waitFor();

  expect(await page.getByRole('switch', { name: 'Offer the site in Spanish' }).isVisible()).toBe(true);
  expect(await loading.count()).toBe(0);
});

test.describe('confidential requests', () => {
  test("leave the team's open dashboard once restricted to leadership, and return once allowed", async ({
    signIn,
  }) => {
    const confidential = await storeRequest({ submission_type: 'confidential' });
    const shared = await storeRequest();
    const [leader, team] = await Promise.all([signIn('leadership', AT_SETTINGS), signIn('prayer_team')]);
    await openAllRequests(team.page);
    await rowOf(team.page, confidential.requester).waitFor();
    const requests = leader.page.getByRole('region', { name: 'Prayer Requests' });

    await requests.getByRole('radio', { name: 'Leadership only' }).check();
    await leader.page.getByText('Settings saved').waitFor();

    await rowOf(team.page, confidential.requester).waitFor({ state: 'detached' });
    await rowOf(team.page, shared.requester).waitFor();
    expect(await team.page.getByLabel('Type').getByRole('option').allTextContents()).toEqual([
      'All types',
      'Prayer Team',
    ]);
    const profile = testFirestore().collection(COLLECTIONS.profiles).doc(team.member.uid);
    await expect.poll(async () => (await profile.get()).get('hears_confidential')).toBe(false);
    await team.page.reload();
    await rowOf(team.page, shared.requester).waitFor();
    expect(await rowOf(team.page, confidential.requester).count()).toBe(0);

    await requests.getByRole('radio', { name: 'Everyone on the team' }).check();
    await leader.page.getByRole('button', { name: 'Save and Show' }).click();
    await rowOf(team.page, confidential.requester).waitFor();
    expect([...leader.errors, ...team.errors]).toEqual([]);
  });
});

function validSubmission(submissionId: string): CallableInput<'submitPrayerRequest'> {
  return {
    submissionId,
    prayerData: prayerData(),
    contactData: null,
    audioPath: null,
  };
}

test.describe('the settings', () => {
  test('show errors, ask before deleting request details, and are saved completely', async ({ signIn }) => {
    const { page, errors } = await signIn('leadership', AT_SETTINGS);
    const days = page.getByLabel('Delete details of closed requests after (days)');
    await days.fill('-1');
    await days.press('Tab');
    await page.getByText('Please enter a whole number from 0 to 3650.').waitFor();
    await days.fill('');
    await days.press('Enter');
    await page.getByText('Please enter a whole number from 0 to 3650.').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'settings-error');

    await days.fill('3000');
    await days.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete details of closed requests?' });
    await dialog.getByText('more than 3,000 days ago').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'settings-dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await settings('privacy').get()).exists).toBe(false);
    await expect(days).toHaveValue('0');
    await days.fill('3000');
    await days.press('Enter');
    await dialog.getByRole('button', { name: 'Save and Delete' }).click();
    await page.getByText('Settings saved').waitFor();
    expect((await settings('privacy').get()).data()).toEqual({ retention_days: 3000 });

    const hours = page.getByLabel('Remind about unassigned requests after (hours)');
    await hours.fill('24');
    await hours.press('Tab');
    const undo = page.getByRole('button', { name: 'Undo' }).first();
    // A toast stays while the focus is in it.
    await undo.focus();
    await expect
      .poll(async () => (await settings('reminders').get()).data())
      .toEqual({ unassigned_after_hours: 24 });
    await waitsInHours(24);
    await undo.click();
    await expect
      .poll(async () => (await settings('reminders').get()).data())
      .toEqual({ unassigned_after_hours: 12 });
    await expect(hours).toHaveValue('12');
    expect((await settings('wall').get()).exists).toBe(false);
    expect(errors).toEqual([]);
  });

  test('can turn off help lines in the form and the alert to leadership', async ({ signIn }) => {
    const { page, errors } = await signIn('leadership', AT_SETTINGS);
    const showsHelp = page.getByRole('switch', { name: 'Show help lines and alert leadership' });
    await showsHelp.click();
    await expect(showsHelp).not.toBeChecked();
    await page.getByLabel('Country', { exact: true }).selectOption('Ireland');
    const asksConsent = page.getByRole('switch', { name: 'Ask whether the people named have agreed' });
    await asksConsent.click();
    await expect(asksConsent).not.toBeChecked();
    await expect
      .poll(async () => (await settings('safety').get()).data())
      .toEqual({ watches_for_need: false, help_country: 'IE', asks_consent: false });

    const submissionId = randomUUID();
    const valid = validSubmission(submissionId);
    const prayerData = { ...valid.prayerData, prayer_text: 'He hits me.' };
    await callFunction('submitPrayerRequest', { ...valid, prayerData }, { address: randomAddress() });
    const request = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(submissionId).get();
    expect(request.data()).toMatchObject({ urgency_level: 'low', signs_of_need: [] });

    await page.goto('/');
    const read = page.waitForResponse((response) => response.url().includes('/Listen/channel'));
    await page.getByRole('textbox', { name: 'Prayer request' }).fill('He hits me.');
    await read;
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  async function waitsInHours(hours: number): Promise<void> {
    const submissionId = randomUUID();
    const answer = await callFunction('submitPrayerRequest', validSubmission(submissionId), {
      address: randomAddress(),
    });
    expect(answer).toHaveProperty('result.success', true);
    const request = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(submissionId).get();
    const waitMs = request.get('reminder_due_at').toMillis() - request.get('created_at').toMillis();
    expect(waitMs).toBe(hours * 3_600_000);
  }

  test('show what another leader saves meanwhile, and keep text that is being typed', async ({ signIn }) => {
    const { page } = await signIn('leadership', AT_SETTINGS);
    const hours = page.getByLabel('Remind about unassigned requests after (hours)');
    const days = page.getByLabel('Delete details of closed requests after (days)');
    await days.fill('7');

    await settings('reminders').set({ unassigned_after_hours: 48 });
    await settings('privacy').set({ confidential_visible_to: 'leadership', retention_days: 0 });

    await page.waitForFunction(
      (label) => document.querySelector<HTMLInputElement>(`[id="${label}"]`)?.value === '48',
      await hours.getAttribute('id'),
    );
    await expect.poll(() => page.getByRole('radio', { name: 'Leadership only' }).isChecked()).toBe(true);
    expect(await days.inputValue()).toBe('7');
  });
});

test('on a phone by day and a desktop by night, the settings are accessible, fit the width, and can be used by keyboard', async ({
  signIn,
}) => {
  const { page, errors } = await signIn('leadership', AT_SETTINGS);
  await page.getByRole('region', { name: 'Reminders' }).waitFor();
  for (const { viewport, colorScheme } of PHONE_BY_DAY_AND_DESKTOP_BY_NIGHT) {
    await page.setViewportSize(viewport);
    await turnTo(page, colorScheme);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

    const saved = page.getByText('Settings saved');
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Suggest an assignee' }).press('Space');
    await saved.waitFor();
    await takeScreenshot(page, 'settings');
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('urgency hours');
    await page.getByRole('region', { name: 'Belief Wall' }).waitFor({ state: 'hidden' });
    await page.getByRole('switch', { name: 'Set hours by urgency' }).waitFor();
    await takeScreenshot(page, 'settings-search');
    await expectAccessible(page);
    // Ends the search.
    await page.getByRole('link', { name: 'Belief Wall' }).click();
    await expect(page.getByRole('region', { name: 'Belief Wall' })).toBeInViewport();
  }
  expect(errors).toEqual([]);
});
