import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { profiles } from '../../functions/src/platform/staff-account.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { assign, listOf, openAllRequests, openCard, rowOf } from '../../tests/support/dashboard-page.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { type OpenPage, openAsStaff, press, type StaffPage, type Stage, says } from './stage.ts';

const ASSIGNEE = 'Meyer-3';
const LIST = /^Active Requests \([\d,]+\+?\)$/;

export async function measureRequestWork(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const { requester } = await ledger.prepare(() => storeRequest());
  await measureLeader(stage, requester);
  await measureTeam(stage, requester);
}

async function openDashboard({ page, measure }: OpenPage): Promise<void> {
  await measure('open the dashboard', () => page.goto('/prayerteam/dashboard'), listOf(page));
  await measure('show all requests', () => openAllRequests(page));
}

async function measureLeader(stage: Stage, requester: string): Promise<void> {
  const { ledger } = stage;
  const leader = await openAsStaff(stage, 'leadership');
  const { page, measure } = leader;
  const list = page.getByRole('heading', { name: LIST });
  await openDashboard(leader);
  await measure('filter the requests', async () => {
    const before = await list.textContent();
    // Matches more than one page even in the smaller community.
    await page.getByLabel('Type').selectOption({ label: 'Prayer Team' });
    await page.getByRole('heading', { name: before ?? '', exact: true }).waitFor({ state: 'detached' });
    await list.waitFor();
  });
  await measure('clear the filters', () => press(page, 'Clear Filters'), list);
  const row = page.locator('a[data-card]').nth(26);
  await measure('show 25 more requests', () => press(page, 'Show 25 more'), row);
  const archive = page.getByRole('heading', { name: /^Archived Requests \([\d,]+\+?\)$/ });
  await measure('open the archive', () => press(page, 'Archive'), archive);
  const results = page.getByRole('heading', { name: /^Search Results \(\d+\)$/ });
  await measure('search the requests', () => searchFor(page, 'Tabea'), results);
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/dashboard?view=active');
    await listOf(page).waitFor();
  });
  const card = await ledger.prepare(() => openCard(page, requester));
  const assigned = card.getByText('Assigned', { exact: true });
  await measure('assign a request', () => assign(card, ASSIGNEE), assigned);
  await measure('unassign it', () => press(card, 'Unassign'), 'The request is new again.');
  await measure('assign it again', () => assign(card, ASSIGNEE), assigned);
  const events = card.getByRole('list', { name: 'History' }).getByRole('listitem');
  await measure('open the history of a request', () => press(card, 'Show history'), events.first());
  // The card of notifications is beside the list, not beside an open request.
  await ledger.prepare(async () => {
    await page.goto('/prayerteam/dashboard');
    await page.getByRole('switch', { name: 'Reminders' }).waitFor();
  });
  const reminders = page.getByRole('switch', { name: 'Reminders' });
  const off = page.getByRole('switch', { name: 'Reminders', checked: false });
  await measure('choose what to be notified of', () => reminders.click(), off);
  await leader.leave();
}

/** @param name the first name of every stored requester, so that the search reads as much as it may */
async function searchFor(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

async function measureTeam(stage: Stage, requester: string): Promise<void> {
  const { ledger } = stage;
  const team = await openAsStaff(stage, 'prayer_team');
  const { page, measure } = team;
  await openDashboard(team);
  const card = await ledger.prepare(() => openCard(page, requester));
  await measure('post a note', async () => {
    await card.getByLabel('Add a note').fill('Called her; we will pray on Sunday.');
    await press(card, 'Post Note');
    await says(page, 'Your note has been added to the request.');
  });
  await measure('mark a request prayed for', () => markPrayedFor(card));
  const assigned = card.getByText('Assigned', { exact: true });
  await measure('undo prayed for', () => press(card, 'Undo Prayed For'), assigned);
  await ledger.prepare(() => markPrayedFor(card));
  await measure('close a request', async () => {
    await press(card, 'Close');
    await press(page, 'Close Request');
    await card.getByText('Closed', { exact: true }).waitFor();
  });
  await measure('see one new request come in', async () => {
    const seen = await storeRequest();
    await rowOf(page, seen.requester).waitFor();
  });
  await measureOwnProfile(stage, team);
  await team.leave();
}

async function markPrayedFor(card: Locator): Promise<void> {
  await press(card, 'Mark Prayed For');
  const dialog = card.page().getByRole('dialog', { name: 'Mark Prayed For' });
  await press(dialog, 'Just now');
  await press(dialog, 'Mark Prayed For');
  await card.getByText('Prayed For', { exact: true }).waitFor();
}

async function measureOwnProfile({ ledger }: Stage, team: StaffPage): Promise<void> {
  const { page, measure, measureCall, uid } = team;
  await ledger.prepare(() =>
    profiles(testFirestore())
      .doc(uid)
      .update({
        status: 'unavailable',
        unavailable_start_date: new Date(2020, 0, 1),
        unavailable_end_date: new Date(2040, 0, 1),
      }),
  );
  const unavailable = page.getByRole('button', { name: 'Change to Unavailable' });
  await measure('change to available', () => press(page, 'Change to Available'), unavailable);
  const token = `device-${randomUUID()}`;
  await measureCall('notify this device', 'registerPushToken', { token });
  await measureCall('stop notifying it', 'unregisterPushToken', { token });
}
