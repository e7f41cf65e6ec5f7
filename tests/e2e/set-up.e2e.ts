import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FIRST_SET_UP } from '@prayer-community/domain/settings/set-up';
import { FIRST_PRIVACY } from '@prayer-community/domain/settings/settings';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { newestCode } from '../../functions/src/testing/sign-in-steps.ts';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signedInState } from '../support/stored-session.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const PRAYED = 'We prayed for you today. You are not alone.';
const settings = (name: string) => testFirestore().collection(COLLECTIONS.settings).doc(name);
const stored = async (name: string) => (await settings(name).get()).data();

/** Stores the settings that a community has from its first leader on. */
async function beginCommunity(): Promise<void> {
  await settings('set_up').set(FIRST_SET_UP);
  await settings('privacy').set(FIRST_PRIVACY);
}

/** Counts a leader's actions: each press and each field filled in. */
function countActions(page: Page) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async press(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      count += 1;
      await target.fill(text);
    },
    heading: (name: string) => page.getByRole('heading', { level: 1, name }).waitFor(),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

test('a first leader gets from an empty project to a poster and an answered request within 25 actions', async ({
  visit,
}) => {
  test.slow();
  await beginCommunity();
  const leader = await createStaffMember('leadership');
  const { page, errors } = await visit('/prayerteam', { address: randomAddress() });
  const act = countActions(page);
  const next = (name = 'Save and Continue') => act.press(act.button(name));
  await act.fill(page.getByLabel('Username'), leader.username);
  await act.fill(page.getByLabel('Password'), leader.password);
  await act.press(act.button('Sign In'));
  await act.heading('Verification Code');
  await act.fill(page.getByLabel('Verification code'), await newestCode(leader));

  // The dashboard of a community that was never set up leads there automatically.
  await act.heading('Let’s set up your community');
  await expectAccessible(page);
  await takeScreenshot(page, 'set-up-welcome');
  await act.press(act.button('Begin'));

  await act.heading('What is your community called?');
  await expect(page.getByText('Question 1 of 7')).toBeVisible();
  await expectAccessible(page);
  await act.fill(page.getByLabel('Name of the community'), 'Grace Church');
  await takeScreenshot(page, 'set-up-identity');
  await next();

  await act.heading('Where is your community?');
  await takeScreenshot(page, 'set-up-region');
  await next();

  await act.heading('Who prays with you?');
  await act.fill(
    page.getByLabel('Names and email addresses'),
    'Ana Lopez, ana@grace.example\nBen Roe <ben@grace.example>',
  );
  await takeScreenshot(page, 'set-up-people');
  await next('Invite and Continue');

  await act.heading('How closely do you watch urgent requests?');
  await takeScreenshot(page, 'set-up-urgency');
  await next();
  await act.heading('Should leaders approve wall posts first?');
  await takeScreenshot(page, 'set-up-wall');
  await next();
  await act.heading('How long do you keep closed requests?');
  await expect(page.getByLabel('Days')).toHaveValue('180');
  await takeScreenshot(page, 'set-up-retention');
  await next();

  await act.heading('How will people ask for prayer?');
  await expectAccessible(page);
  await takeScreenshot(page, 'set-up-asking');
  const posterOpens = page.context().waitForEvent('page');
  await act.press(page.getByRole('link', { name: 'Open the Poster' }));
  const poster = await posterOpens;
  await poster.getByRole('heading', { level: 1, name: 'Poster' }).waitFor();
  await poster.getByRole('button', { name: 'Print' }).waitFor();
  await poster.close();
  await next('Continue');

  await act.heading('Send a first request');
  await takeScreenshot(page, 'set-up-request');
  await act.press(act.button('Send My Request'));
  await act.heading('Your community is ready');
  await page.getByText('Your request has arrived.').waitFor();
  await takeScreenshot(page, 'set-up-sent');
  await expect.poll(() => stored('set_up')).toMatchObject({ state: 'finished', preset: 'small' });
  await act.press(page.getByRole('link', { name: 'Open on the Dashboard' }));

  const card = page.getByRole('article').filter({ hasText: 'Please pray that our prayer' });
  const pressed = (name: string) => act.press(card.getByRole('button', { name, exact: true }));
  await pressed('Take It');
  await pressed('Reply');
  await pressed(PRAYED);
  await pressed('Send Reply');
  await page.getByText('Reply sent').waitFor();
  expect(act.count).toBe(21);
  expect(act.count).toBeLessThanOrEqual(25);

  await act.fill(card.getByLabel('Add a note'), 'Prayed together.');
  await pressed('Post Note');
  await pressed('Mark Prayed For');
  const dialog = page.getByRole('dialog', { name: 'Mark Prayed For' });
  await act.press(dialog.getByRole('button', { name: 'Mark Prayed For' }));
  await pressed('Close');
  await act.press(page.getByRole('button', { name: 'Close Request' }));
  await page.getByText('The request has been moved to the archive.').waitFor();
  await card.getByText('Closed', { exact: true }).waitFor();

  const requests = await testFirestore().collection(COLLECTIONS.prayerRequests).get();
  expect(requests.docs.map((request) => request.get('status'))).toEqual(['closed']);
  const team = await testFirestore()
    .collection(COLLECTIONS.profiles)
    .where('role', '==', 'prayer_team')
    .get();
  expect(team.docs.map((profile) => profile.get('email')).sort()).toEqual([
    'ana@grace.example',
    'ben@grace.example',
  ]);
  expect(await stored('identity')).toMatchObject({ name: 'Grace Church', short_name: 'Grace Church' });
  expect(await stored('wall')).toMatchObject({ approval: 'moderated' });
  expect(await stored('privacy')).toMatchObject({
    confidential_visible_to: 'leadership',
    retention_days: 180,
  });
  expect(errors).toEqual([]);
});

test('a leader leaves the setup, returns to the open question, and skips it', async ({ visit }) => {
  await beginCommunity();
  const { uid } = await createStaffMember('leadership');
  const storageState = await signedInState(uid);
  const { page, errors } = await visit('/prayerteam/dashboard', { storageState });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await heading('Let’s set up your community').waitFor();
  await page.getByRole('button', { name: 'Finish Later' }).click();

  await heading('Prayer Team Dashboard').waitFor();
  const card = page.getByRole('region', { name: 'Finish setting up' });
  await card.getByText('Question 1 of 7 is next.').waitFor();
  await takeScreenshot(page, 'set-up-card');
  await card.getByRole('link', { name: 'Continue Setup' }).click();
  await heading('What is your community called?').waitFor();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await page.getByText('Please enter a name.').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await heading('Where is your community?').waitFor();
  await expect(heading('Where is your community?')).toBeFocused();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await heading('Who prays with you?').waitFor();

  // Continues on another day, from the dashboard.
  await page.goto('/prayerteam/dashboard');
  await card.getByText('Question 3 of 7 is next.').waitFor();
  await card.getByRole('link', { name: 'Continue Setup' }).click();
  await heading('Who prays with you?').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await heading('Where is your community?').waitFor();
  expect(await stored('set_up')).toEqual({
    state: 'begun',
    preset: null,
    questions: { identity: 'skipped', region: 'answered' },
  });

  for (const _question of ['region', 'people', 'urgency', 'wall', 'retention', 'asking']) {
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  }
  await heading('Send a first request').waitFor();
  await page.getByRole('button', { name: 'Finish Without a Request' }).click();
  await heading('Prayer Team Dashboard').waitFor();
  await expect(card).toHaveCount(0);
  expect(await stored('privacy')).toEqual(FIRST_PRIVACY);
  expect(errors).toEqual([]);
});

test('the setup names the people it could not invite and keeps their entries for correction', async ({
  signIn,
}) => {
  await settings('set_up').set({ ...FIRST_SET_UP, state: 'begun' });
  const { page, errors, member } = await signIn('leadership', { path: '/prayerteam/set-up?step=people' });
  const people = page.getByLabel('Names and email addresses');
  const { email } =
    (await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).get()).data() ?? {};
  await people.fill(`Ana Lopez, ana@grace.example\nben@grace.example\nRuth Again <${email}>`);
  await page.getByRole('button', { name: 'Invite and Continue' }).click();

  await page.getByText('Invited: Ana Lopez').waitFor();
  await page.getByText('2 people weren’t invited:').waitFor();
  await expect(people).toHaveValue(`ben@grace.example\nRuth Again <${email}>`);
  const reasons = page.getByRole('status').getByRole('listitem');
  await expect(reasons).toHaveText([
    'ben@grace.example: Please write one person per line, with a first name, a last name and an email address.',
    `Ruth Again <${email}>: A user with this email already exists.`,
  ]);
  await expectAccessible(page);
  await takeScreenshot(page, 'set-up-not-invited');
  await people.fill('Ben Roe, ben@grace.example');
  await page.getByRole('button', { name: 'Invite and Continue' }).click();

  await page.getByRole('heading', { level: 1, name: 'How closely do you watch urgent requests?' }).waitFor();
  const team = await testFirestore()
    .collection(COLLECTIONS.profiles)
    .where('role', '==', 'prayer_team')
    .get();
  expect(team.docs.map((profile) => profile.get('username')).sort()).toEqual(['ana', 'ben']);
  expect(errors).toEqual([]);
});
