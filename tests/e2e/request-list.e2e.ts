import { randomUUID } from 'node:crypto';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAllRequests, openCard, rowOf } from '../support/dashboard-page.ts';
import { storeRequest, storeRequests } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

type Box = { x: number; width: number } | null;

const rightOf = (box: Box) => (box === null ? Number.NaN : box.x + box.width);

test.describe('the request list', () => {
  test('loads 25 requests at a time, newest first, with the count', async ({ signIn }) => {
    const stored = await storeRequests(27);
    const leader = await signIn('leadership');
    await openAllRequests(leader.page);
    await rowOf(leader.page, stored[0]?.requester ?? '').waitFor();
    await expect.poll(() => leader.page.locator('a[data-card]').count()).toBe(25);
    await leader.page.getByRole('heading', { name: /^Active Requests \(\d+\)$/ }).waitFor();

    await leader.page.getByRole('button', { name: 'Show 25 more' }).click();

    await rowOf(leader.page, stored[26]?.requester ?? '').waitFor();
  });

  test('treats a voice-only request as urgent until it has been listened to', async ({ signIn }) => {
    const voice = { prayer_text: null, audio_path: recordingPath(randomUUID(), Date.now()) };
    const { requester } = await storeRequest({ ...voice, awaits_listening: true });
    const { page } = await signIn('prayer_team');
    await openAllRequests(page);
    const row = rowOf(page, requester);
    const card = await openCard(page, requester);
    for (const badge of ['High urgency', 'Requester chose medium', 'Listen first']) {
      await card.getByText(badge, { exact: true }).waitFor();
    }
    await page.getByLabel('Urgency').selectOption('High');
    await row.waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'listen-first');

    await card.getByRole('button', { name: 'Mark as Listened' }).click();

    await row.waitFor({ state: 'detached' });
    await page.getByLabel('Urgency').selectOption('Medium');
    await row.waitFor();
    await card.getByText('Medium urgency', { exact: true }).waitFor();
    expect(await card.getByText('Listen first').count()).toBe(0);
  });

  test('is filtered by the database, keeps its filters after a reload, and can clear them', async ({
    signIn,
  }) => {
    const urgent = await storeRequest({ urgency_level: 'high', submission_type: 'confidential' });
    const calm = await storeRequest({ urgency_level: 'low' });
    const { page } = await signIn('leadership');
    await openAllRequests(page);
    await rowOf(page, calm.requester).waitFor();

    await page.getByLabel('Urgency').selectOption('High');
    await page.getByLabel('Type').selectOption('Confidential');
    await rowOf(page, calm.requester).waitFor({ state: 'detached' });
    await rowOf(page, urgent.requester).waitFor();
    await page.reload();
    await rowOf(page, urgent.requester).waitFor();
    expect(await rowOf(page, calm.requester).count()).toBe(0);

    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await rowOf(page, calm.requester).waitFor();
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByLabel('Status').selectOption('Assigned');
    await page.getByRole('paragraph').filter({ hasText: 'No prayer requests match your filters.' }).waitFor();
    await expectAccessible(page);
  });

  test('shows as much of a long assignee name as fits, and all of it in a tooltip', async ({ signIn }) => {
    const { uid } = await createStaffMember('prayer_team', { first_name: 'Margaret', last_name: 'Thompson' });
    const { requester } = await storeRequest({ status: 'assigned', assigned_to: uid });
    const { page } = await signIn('prayer_team');
    await openAllRequests(page);

    const row = rowOf(page, requester);
    const name = row.getByText('Margaret Thompson');
    await name.waitFor();
    await takeScreenshot(page, 'long-assignee');
    expect(rightOf(await name.boundingBox())).toBeLessThan(rightOf(await row.boundingBox()));
    await expect(row.getByTitle('Margaret Thompson')).toBeVisible();
  });

  test('keeps the focus nearby when the focused request disappears', async ({ signIn }) => {
    const done = await storeRequest({ status: 'prayed_for', note_count: 1 });
    const { page } = await signIn('prayer_team');
    await openAllRequests(page);
    await (await openCard(page, done.requester)).getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Close Request' }).press('Enter');

    await rowOf(page, done.requester).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('section, article') !== null);
  });
});
