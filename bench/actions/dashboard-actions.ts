import { randomUUID } from 'node:crypto';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Locator } from 'playwright-core';
import { reminderSettings } from '../../functions/src/data/settings.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { listOf, openCard, rowOf } from '../../tests/support/dashboard-page.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { openAsStaff, press, type Stage } from './stage.ts';
import { giveUp } from './team-actions.ts';

const HOUR_MS = 3_600_000;
const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });

/** Measures the dashboard beyond the work on one request: suggested assignees, due times and the user's own profile. */
export async function measureDashboard(stage: Stage): Promise<void> {
  await measureByUrgency(stage);
  await measureOwnProfile(stage);
}

async function measureByUrgency(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const reminders = reminderSettings.ref(testFirestore());
  const { page, uid, measure, leave } = await openAsStaff(stage, 'leadership');
  const { requester } = await ledger.prepare(async () => {
    await reminders.set(BY_URGENCY);
    await storeOverdue();
    const request = await storeRequest();
    await page.goto('/prayerteam/dashboard?view=active');
    await rowOf(page, request.requester).waitFor();
    return request;
  });
  const card = await measure('open a request', () => openCard(page, requester));
  const assign = () => press(card, /^Assign \S+ \S+$/);
  await measure('assign the suggested member', assign, 'The request has been assigned.');
  const order = page.getByLabel('Sort by');
  const row = rowOf(page, requester);
  const sort = () => order.selectOption({ label: 'Due soonest' });
  await measure('sort the requests by what is due', sort, row);
  const filter = () => order.selectOption({ label: 'Overdue only' });
  await measure('see what is overdue', filter, listOf(page));
  const fail = () => giveUp(`given_up_${randomUUID()}`, uid);
  await measure('see that a message was not delivered', fail, 'Some messages could not be delivered.');
  await leave();
  await ledger.prepare(() => reminders.delete());
}

async function storeOverdue(): Promise<void> {
  const since = new Date(Date.now() - 5 * HOUR_MS);
  const { clock } = startSchedule(since, 'high', BY_URGENCY);
  await storeRequest({ urgency_level: 'high', created_at: since, updated_at: since, clock });
}

async function measureOwnProfile(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { page, measure, leave } = await openAsStaff(stage, 'prayer_team');
  const languages = page.getByRole('region', { name: 'Languages' });
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/my-settings');
    await languages.waitFor();
  });
  const spanish = languages.getByRole('switch', { name: 'Spanish', checked: true });
  await measure('set own languages', () => languages.getByLabel('Spanish').click(), spanish);
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/dashboard');
    await listOf(page).waitFor();
  });
  await measure('change to unavailable', async () => {
    await press(page, 'Change to Unavailable');
    const dialog = page.getByRole('dialog', { name: 'Set Unavailable Period' });
    await typeToday(dialog, 'Start date');
    await typeToday(dialog, 'End date');
    await press(dialog, 'Set Unavailable');
    await page.getByRole('button', { name: 'Change to Available' }).waitFor();
  });
  await ledger.prepare(() => press(page, 'Change to Available'));
  await leave();
}

async function typeToday(dialog: Locator, label: string): Promise<void> {
  const today = new Date();
  await dialog.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Month' }).click();
  const [month, day] = [today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'));
  await dialog.page().keyboard.type(`${month}${day}${today.getFullYear()}`);
}
