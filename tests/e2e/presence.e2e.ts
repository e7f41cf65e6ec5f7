import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PRESENCE_SLOT_MS } from '@prayer-community/domain/staff/presence-pace';
import type { Page } from 'playwright-core';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { openCard } from '../support/dashboard-page.ts';
import { installClock } from '../support/install-clock.ts';
import { photograph } from '../support/photograph.ts';
import { storeRequest } from '../support/stored-request.ts';
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
  await photograph(leader.page, 'presence');

  await miriam.page.getByRole('button', { name: 'Back to the List' }).click();
  await shown(leader.page, miriam.name).waitFor({ state: 'detached', timeout: 60_000 });
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

test('browsing requests writes presence at most twice a minute, and only if one is open', async ({
  signIn,
}) => {
  await storeRequest();
  await storeRequest();
  const { page, member } = await signIn('prayer_team');
  await page.locator('a[data-card]').nth(1).waitFor();
  const own = testFirestore().collection(COLLECTIONS.presence).doc(member.uid);
  expect((await own.get()).exists).toBe(false);
  const writtenAt: number[] = [];
  const stop = own.onSnapshot(({ exists, updateTime }) => {
    if (exists && updateTime) {
      writtenAt.push(updateTime.toMillis());
    }
  });

  const rows = page.locator('a[data-card]');
  await rows.first().click();
  for (let turn = 0; turn < 12; turn++) {
    await expect(rows.nth(turn % 2)).toHaveAttribute('aria-current');
    await page.getByRole('article').waitFor();
    await page.keyboard.press(turn % 2 === 0 ? 'j' : 'k');
  }
  await page.getByLabel('Add a note').fill('Called.');
  await expect.poll(async () => (await own.get()).get('activity')).toBe('note');
  await page.getByRole('button', { name: 'Back to the List' }).click();
  await expect
    .poll(async () => (await own.get()).get('request_id'), { timeout: PRESENCE_SLOT_MS + 10_000 })
    .toBeNull();

  stop();
  writtenAt.slice(2).forEach((at, index) => {
    expect(at - (writtenAt[index] ?? 0)).toBeGreaterThanOrEqual(PRESENCE_SLOT_MS);
  });
});
