import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { profiles } from '../../functions/src/data/profile.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { listOf, openAllRequests, openCard, rowOf } from '../../tests/support/dashboard-page.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { call, isOn, type OpenPage, openAsStaff, press, type Stage, says } from './stage.ts';

const LIST = /^Active Requests \([\d,]+\+?\)$/;

export async function measureRequestWork(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { requester } = await ledger.prepare(() => storeRequest());
  await measureLeader(stage, requester);
  await measureTeam(stage, requester);
}

async function openDashboard({ ledger }: Stage, { page, actor }: OpenPage): Promise<void> {
  await ledger.measure(actor, 'open the dashboard', async () => {
    await page.goto('/prayerteam/dashboard');
    await listOf(page).waitFor();
  });
  await ledger.measure(actor, 'show all requests', async () => openAllRequests(page));
}

async function measureLeader(stage: Stage, requester: string): Promise<void> {
  const { ledger } = stage;
  const leader = await openAsStaff(stage, 'leadership');
  const { page, actor } = leader;
  await openDashboard(stage, leader);
  await ledger.measure(actor, 'filter the requests', async () => {
    const before = await page.getByRole('heading', { name: LIST }).textContent();
    // Matches more than one page even in the smaller community.
    await page.getByLabel('Type').selectOption({ label: 'Prayer Team' });
    await page.getByRole('heading', { name: before ?? '', exact: true }).waitFor({ state: 'detached' });
    await isOn(page, LIST);
  });
  await ledger.measure(actor, 'clear the filters', async () => {
    await press(page, 'Clear Filters');
    await isOn(page, LIST);
  });
  await ledger.measure(actor, 'show 25 more requests', async () => {
    await press(page, 'Show 25 more');
    await page.locator('a[data-card]').nth(26).waitFor();
  });
  await ledger.measure(actor, 'open the archive', async () => {
    await press(page, 'Archive');
    await isOn(page, /^Archived Requests \([\d,]+\+?\)$/);
  });
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/dashboard?view=active');
    await listOf(page).waitFor();
  });
  const card = await ledger.prepare(() => openCard(page, requester));
  await ledger.measure(actor, 'assign a request', () => assign(card));
  await ledger.measure(actor, 'unassign it', async () => {
    await card.getByRole('button', { name: 'Unassign' }).click();
    await says(page, 'The request is new again.');
  });
  await ledger.measure(actor, 'assign it again', () => assign(card));
  await ledger.measure(actor, 'open the history of a request', async () => {
    await card.getByRole('button', { name: 'Show history' }).click();
    await card.getByRole('list', { name: 'History' }).getByRole('listitem').first().waitFor();
  });
  await ledger.measure(actor, 'choose what to be notified of', async () => {
    const reminders = page.getByRole('switch', { name: 'Reminders' });
    await reminders.click();
    await page.getByRole('switch', { name: 'Reminders', checked: false }).waitFor();
  });
  await leader.leave();
}

async function assign(card: Locator): Promise<void> {
  const page = card.page();
  await card.getByRole('button', { name: /^(Assign|Reassign)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Request' });
  await dialog.getByRole('radio').nth(3).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await card.getByText('Assigned', { exact: true }).waitFor();
}

async function measureTeam(stage: Stage, requester: string): Promise<void> {
  const { ledger } = stage;
  const team = await openAsStaff(stage, 'prayer_team');
  const { page, actor } = team;
  await openDashboard(stage, team);
  const card = await ledger.prepare(() => openCard(page, requester));
  await ledger.measure(actor, 'post a note', async () => {
    await card.getByLabel('Add a note').fill('Called her; we will pray on Sunday.');
    await card.getByRole('button', { name: 'Post Note' }).click();
    await says(page, 'Your note has been added to the request.');
  });
  await ledger.measure(actor, 'mark a request prayed for', () => markPrayedFor(page, card));
  await ledger.measure(actor, 'take that back', async () => {
    await card.getByRole('button', { name: 'Undo Prayed For' }).click();
    await card.getByText('Assigned', { exact: true }).waitFor();
  });
  await ledger.prepare(() => markPrayedFor(page, card));
  await ledger.measure(actor, 'close a request', async () => {
    await card.getByRole('button', { name: 'Close' }).click();
    await press(page, 'Close Request');
    await card.getByText('Closed', { exact: true }).waitFor();
  });
  await ledger.measure(actor, 'see one new request come in', async () => {
    const seen = await storeRequest();
    await rowOf(page, seen.requester).waitFor();
  });
  await measureOwnProfile(stage, team);
  await team.leave();
}

async function markPrayedFor(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Mark Prayed For' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark Prayed For' });
  await dialog.getByRole('button', { name: 'Just now' }).click();
  await dialog.getByRole('button', { name: 'Mark Prayed For' }).click();
  await card.getByText('Prayed For', { exact: true }).waitFor();
}

async function measureOwnProfile({ ledger }: Stage, { page, actor, uid }: OpenPage): Promise<void> {
  await ledger.prepare(() =>
    profiles(testFirestore())
      .doc(uid)
      .update({
        status: 'unavailable',
        unavailable_start_date: new Date(2020, 0, 1),
        unavailable_end_date: new Date(2040, 0, 1),
      }),
  );
  await ledger.measure(actor, 'change to available', async () => {
    await press(page, 'Change to Available');
    await page.getByRole('button', { name: 'Change to Unavailable' }).waitFor();
  });
  const token = `device-${randomUUID()}`;
  const idToken = actor.idToken ?? '';
  await ledger.measure(actor, 'notify this device', () => call('registerPushToken', { token }, { idToken }));
  await ledger.measure(actor, 'stop notifying it', () => call('unregisterPushToken', { token }, { idToken }));
}
