import { randomUUID } from 'node:crypto';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Locator } from 'playwright-core';
import { reminderSettings } from '../../functions/src/data/settings.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { listOf, openCard, rowOf } from '../../tests/support/dashboard-page.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { openAsStaff, press, type Stage, says } from './stage.ts';
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
  const { page, actor, uid, leave } = await openAsStaff(stage, 'leadership');
  const { requester } = await ledger.prepare(async () => {
    await reminders.set(BY_URGENCY);
    await storeOverdue();
    const request = await storeRequest();
    await page.goto('/prayerteam/dashboard?view=active');
    await rowOf(page, request.requester).waitFor();
    return request;
  });
  const card = await ledger.measure(actor, 'open a request', async () => openCard(page, requester));
  await ledger.measure(actor, 'assign whom the card suggests', async () => {
    await card.getByRole('button', { name: /^Assign \S+ \S+$/ }).click();
    await says(page, 'The request has been assigned.');
  });
  const order = page.getByLabel('Sort by');
  await ledger.measure(actor, 'sort the requests by what is due', async () => {
    await order.selectOption({ label: 'Due soonest' });
    await rowOf(page, requester).waitFor();
  });
  await ledger.measure(actor, 'see what is overdue', async () => {
    await order.selectOption({ label: 'Overdue only' });
    await page.getByRole('heading', { name: /^Active Requests \([\d,]+\+?\)$/ }).waitFor();
  });
  await ledger.measure(actor, 'see that a message was not delivered', async () => {
    await giveUp(`given_up_${randomUUID()}`, uid);
    await says(page, 'Some messages could not be delivered.');
  });
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
  const { page, actor, leave } = await openAsStaff(stage, 'prayer_team');
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/my-settings');
    await page.getByRole('region', { name: 'Languages' }).waitFor();
  });
  const languages = page.getByRole('region', { name: 'Languages' });
  await ledger.measure(actor, 'say in which languages one prays', async () => {
    await languages.getByLabel('Spanish').click();
    await languages.getByRole('switch', { name: 'Spanish', checked: true }).waitFor();
  });
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/dashboard');
    await listOf(page).waitFor();
  });
  await ledger.measure(actor, 'change to unavailable', async () => {
    await press(page, 'Change to Unavailable');
    const dialog = page.getByRole('dialog', { name: 'Set Unavailable Period' });
    await typeToday(dialog, 'Start date');
    await typeToday(dialog, 'End date');
    await dialog.getByRole('button', { name: 'Set Unavailable' }).click();
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
