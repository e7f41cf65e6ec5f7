import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Page } from 'playwright-core';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { openCard } from '../support/dashboard-page.ts';
import { installClock } from '../support/install-clock.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

/** The visible text. Screen readers get the same text separately. */
const shown = (page: Page, sentence: string) => page.locator('p', { hasText: sentence });

test('two staff members see each other view a request, write a note, and leave', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const miriam = await signIn('prayer_team');
  const leader = await signIn('leadership');
  const hers = await openCard(miriam.page, requester);
  await openCard(leader.page, requester);
  await shown(leader.page, `${miriam.name} is looking at this`).waitFor();
  await shown(miriam.page, `${leader.name} is looking at this`).waitFor();
  expect(await leader.page.getByText(`${leader.name} is`).count()).toBe(0);

  await hers.getByLabel('Add a note').pressSequentially('Called her');

  await shown(leader.page, `${miriam.name} is writing a note`).waitFor();
  await expect(leader.page.getByRole('status').filter({ hasText: miriam.name })).toContainText(
    'is writing a note',
  );
  await expectAccessibleDayAndNight(leader.page);
  await takeScreenshot(leader.page, 'presence');

  // Miriam has used both writes of this minute, the leader only one.
  await leader.page.getByRole('button', { name: 'Back to the List' }).click();
  const presence = testFirestore().collection(COLLECTIONS.presence).doc(leader.member.uid);
  await expect.poll(async () => (await presence.get()).get('request_id')).toBeNull();
  await shown(miriam.page, leader.name).waitFor({ state: 'detached' });
  expect([...miriam.errors, ...leader.errors]).toEqual([]);
});

test('a member who disconnects abruptly disappears within a minute', async ({ signIn }) => {
  const { requester } = await storeRequest();
  const miriam = await signIn('prayer_team');
  const leader = await signIn('leadership');
  await installClock(leader.page);
  await leader.page.goto('/prayerteam/dashboard');
  await openCard(leader.page, requester);
  const hers = await openCard(miriam.page, requester);
  await hers.getByRole('button', { name: 'Reply', exact: true }).click();
  await hers.getByLabel('Your reply').fill('We prayed for you.');
  await shown(leader.page, `${miriam.name} is writing a reply`).waitFor();

  await miriam.page.context().setOffline(true);
  await miriam.leave();
  await leader.page.clock.fastForward('01:00');

  await shown(leader.page, miriam.name).waitFor({ state: 'detached' });
});
