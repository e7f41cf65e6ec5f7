import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { assignMember, unassignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { newestMailTo } from '../../functions/src/testing/fake-providers.ts';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { openAllRequests, openCard, rowOf } from '../support/dashboard-page.ts';
import { installClock } from '../support/install-clock.ts';
import { type StoredRequest, storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const MINUTE_MS = 60_000;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** Stores a request that has been unassigned this long, under settings in which the urgency does not affect the wait. */
function unassignedFor(
  minutes: number,
  urgency_level: PrayerRequest<Date>['urgency_level'],
  reminded: Partial<PrayerRequest<Date>['clock']> = {},
): Promise<StoredRequest> {
  const created_at = minutesAgo(minutes);
  const { reminder_due_at, clock } = startSchedule(
    created_at,
    urgency_level,
    reminderSettingsSchema.parse({}),
  );
  return storeRequest({
    created_at,
    updated_at: created_at,
    urgency_level,
    reminder_due_at,
    clock: { ...clock, ...reminded },
  });
}

/** Waits until the list shows these requests, in this order. */
async function shows(page: Page, ...requests: StoredRequest[]): Promise<void> {
  const expected = requests.map(({ requester }) => requester);
  const names = page.locator('a[data-card] [data-name]');
  await expect.poll(() => names.allTextContents()).toEqual(expected);
}

async function enableHoursByUrgency(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  // On a busy machine, a switch changes a moment after the click, which `check` would report as a failure.
  const byUrgency = reminders.getByRole('switch', { name: 'Set hours by urgency' });
  const quietHours = reminders.getByRole('switch', { name: 'Use quiet hours' });
  await byUrgency.click();
  await expect(byUrgency).toBeChecked();
  await quietHours.click();
  await expect(quietHours).toBeChecked();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'settings-by-urgency');
  await quietHours.click();
  await expect(quietHours).not.toBeChecked();
  const stored = testFirestore().collection(COLLECTIONS.settings).doc('reminders');
  await expect
    .poll(async () => (await stored.get()).data())
    .toMatchObject({ by_urgency: true, quiet_hours: null });
}

test('with hours by urgency, urgent requests come first, and every leader is notified of an overdue one', async ({
  signIn,
}) => {
  const [low, medium, high] = await Promise.all([
    unassignedFor(30, 'low'),
    unassignedFor(4 * 60 - 4, 'medium'),
    unassignedFor(3 * 60 - 1, 'high', { reminder_count: 2, reminded_at: minutesAgo(60) }),
  ]);
  const { page, errors, member } = await signIn('leadership');
  await openAllRequests(page);
  await shows(page, low, high, medium);
  expect(await page.getByText(/^(Due|Overdue)/).count()).toBe(0);
  expect(await page.getByLabel('Sort by').count()).toBe(0);

  await enableHoursByUrgency(page);
  await runSchedule('remindUnassignedRequests');
  expect((await newestMailTo(member.email, 1)).subject).toBe('A prayer request is overdue');

  await installClock(page);
  await page.goto('/prayerteam/dashboard?view=active');
  await page.getByLabel('Sort by').selectOption('Due soonest');
  await shows(page, high, medium, low);
  expect(await page.getByLabel('Status').inputValue()).toBe('new');
  await rowOf(page, high.requester)
    .getByText(/^Overdue by (119 minutes|2 hours)$/)
    .waitFor();
  await rowOf(page, medium.requester)
    .getByText(/^Due in \d minutes?$/)
    .waitFor();
  await rowOf(page, low.requester).getByText('Due in 11 hours').waitFor();
  const card = await openCard(page, high.requester);
  await card.getByText('All leaders notified', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Show history' }).click();
  await card.getByText('All leaders notified that it’s overdue').waitFor();
  await expectAccessibleDayAndNight(page);
  await takeScreenshot(page, 'dashboard-by-urgency');

  await page.getByLabel('Sort by').selectOption('Overdue only');
  await shows(page, high);
  await page.clock.fastForward('06:00');
  await rowOf(page, medium.requester)
    .getByText(/^Overdue by \d minutes?$/)
    .waitFor();
  await shows(page, high, medium);

  const stored = testFirestore().collection(COLLECTIONS.prayerRequests).doc(high.id);
  await stored.update({ ...assignMember({ revision: 0 }, member.uid, member.uid), updated_at: new Date() });
  await shows(page, medium);
  await stored.update({ ...unassignMember({ revision: 1 }, member.uid), updated_at: new Date() });
  await page.getByLabel('Sort by').selectOption('Due soonest');
  await shows(page, medium, high, low);
  expect(errors).toEqual([]);
});
