import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { silentWav } from '../../functions/src/testing/wav-file.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { turnTo } from '../support/color-scheme.ts';
import { assign, listOf, openAllRequests, openCard, rowOf } from '../support/dashboard-page.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { storeRequest } from '../support/stored-request.ts';
import { PHONE_BY_DAY_AND_DESKTOP_BY_NIGHT } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

async function markPrayedForNow(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Mark Prayed For' }).click();
  const dialog = card.page().getByRole('dialog', { name: 'Mark Prayed For' });
  const mark = dialog.getByRole('button', { name: 'Mark Prayed For' });
  await mark.click();
}

test.describe('a dialog whose code cannot be loaded', () => {
  test('shows an error above the dashboard and opens after the page is reloaded', async ({ signIn }) => {
    const { page } = await signIn('prayer_team');
    await listOf(page).waitFor();
    await page.context().route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.getByRole('button', { name: 'Change to Unavailable' }).click();
    const failure = page.getByRole('dialog', { name: 'This could not be loaded' });
    await failure.waitFor();
    await expectAccessible(page);
    await page
      .getByRole('heading', { level: 1, name: 'Prayer Team Dashboard', includeHidden: true })
      .waitFor();

    await failure.getByRole('button', { name: 'Try Again' }).click();
    // Some browsers remember what failed to load until the page is reloaded.
    const reload = failure.getByRole('button', { name: 'Reload Page' });
    await reload.waitFor();
    await page.context().unroute(/\/assets\/.*\.js/);
    await reload.click();

    await page.getByRole('button', { name: 'Change to Unavailable' }).click();
    await page.getByRole('dialog', { name: 'Set Unavailable Period' }).waitFor();
    expect(await page.getByText('Someone else changed this request').count()).toBe(0);
  });
});

test.describe('a request', () => {
  test('goes through assignment, note, and prayer to the archive, live on both screens', {
    tag: ['@quick', '@strict'],
  }, async ({ signIn }) => {
    const [leader, team] = await Promise.all([signIn('leadership'), signIn('prayer_team')]);
    // Only requests that arrive after the first list are announced as new.
    await Promise.all([leader, team].map(({ page }) => listOf(page).waitFor()));
    const { requester } = await storeRequest();
    await leader.page.getByText('1 new prayer request has come in.').waitFor();
    const atLeader = await openCard(leader.page, requester);
    const atMember = await openCard(team.page, requester);
    for (const badge of ['New', 'Medium urgency', 'Prayer Team', 'Healing', 'Family']) {
      await atLeader.getByText(badge, { exact: true }).waitFor();
    }
    await atLeader.getByRole('link', { name: '+1 555 0166' }).waitFor();

    await assign(atLeader, team.name);
    await leader.page.getByText('The request has been assigned.').waitFor();
    await atMember.getByText(`Assigned to ${team.name}`).waitFor();
    await atMember.getByText('Post a note before marking').waitFor();
    expect(await atMember.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);

    await atMember.getByLabel('Add a note').fill('Called her; we will pray on Sunday.');
    await atMember.getByRole('button', { name: 'Post Note' }).click();
    await atMember.getByText('Called her; we will pray on Sunday.').waitFor();
    await atLeader.getByText('Called her; we will pray on Sunday.').waitFor();
    await atLeader.getByText(team.name).nth(1).waitFor();

    await markPrayedForNow(atMember);
    await atLeader.getByText('Prayed For', { exact: true }).waitFor();
    await atLeader.getByText(/Contacted /).waitFor();

    await atMember.getByRole('button', { name: 'Close' }).click();
    await team.page.getByRole('button', { name: 'Close Request' }).click();
    await team.page.getByText('The request has been moved to the archive.').waitFor();
    await rowOf(team.page, requester).waitFor({ state: 'detached' });
    await atLeader.getByText('Closed', { exact: true }).waitFor();

    await openAllRequests(leader.page);
    await leader.page.getByRole('button', { name: 'Archive' }).click();
    await rowOf(leader.page, requester).getByText('Closed', { exact: true }).waitFor();
    expect([...leader.errors, ...team.errors]).toEqual([]);
  });

  test('is assigned only once: the second leader sees who was faster and the current state', async ({
    signIn,
  }) => {
    const { requester, id } = await storeRequest();
    const [first, second] = await Promise.all([signIn('leadership'), signIn('leadership')]);
    const atSecond = await openCard(second.page, requester);
    await atSecond.getByRole('button', { name: 'Assign', exact: true }).click();
    const dialog = second.page.getByRole('dialog', { name: 'Assign Request' });
    await dialog.getByRole('radio', { name: second.name }).check();

    await assign(await openCard(first.page, requester), first.name);
    // Elements behind an open dialog have no role.
    await second.page.locator(`[data-card="${id}"]`, { hasText: `Assigned to ${first.name}` }).waitFor();
    await dialog.getByRole('button', { name: 'Assign' }).click();

    await second.page.getByText(`${first.name} changed this request just before you.`).waitFor();
    await atSecond.getByText(`Assigned to ${first.name}`).waitFor();
  });

  test('that disappears while its dialog is open closes the dialog and shows the member why', async ({
    signIn,
  }) => {
    const { requester } = await storeRequest({
      status: 'prayed_for',
      note_count: 1,
      submission_type: 'confidential',
    });
    const [leader, team] = await Promise.all([signIn('leadership'), signIn('prayer_team')]);
    for (const { page } of [leader, team]) {
      await openAllRequests(page);
      await (await openCard(page, requester)).getByRole('button', { name: 'Close' }).click();
    }

    // Once archived, a confidential request can no longer be read by the prayer team.
    await leader.page.getByRole('button', { name: 'Close Request' }).click();

    await team.page
      .getByText('Someone else changed this request, and it’s no longer in this list.')
      .waitFor();
    expect(await team.page.getByRole('dialog').count()).toBe(0);
  });

  test('plays its recording for staff who may read it', { tag: '@strict' }, async ({ signIn }) => {
    const id = randomUUID();
    const audio_path = recordingPath(id, Date.now());
    await testBucket()
      .file(audio_path)
      .save(silentWav({ seconds: 5 }), { contentType: 'audio/wav' });
    const { requester } = await storeRequest({ audio_path, prayer_text: null }, id);
    const { page, errors } = await signIn('prayer_team');
    const player = (await openCard(page, requester)).getByRole('group', {
      name: `Recording of ${requester}`,
    });

    await player.getByRole('button', { name: 'Play' }).click();

    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await player.getByText('0:05').waitFor();
    expect(errors).toEqual([]);
  });

  test('allows undoing an assignment from the toast and a prayer on the card', async ({ signIn }) => {
    const { requester } = await storeRequest();
    const leader = await signIn('leadership');
    const card = await openCard(leader.page, requester);

    await assign(card, leader.name);
    await leader.page.getByRole('button', { name: 'Undo' }).click();
    await card.getByText('New', { exact: true }).waitFor();

    await assign(card, leader.name);
    await card.getByLabel('Add a note').fill('Prayed.');
    await card.getByRole('button', { name: 'Post Note' }).click();
    await markPrayedForNow(card);
    await card.getByRole('button', { name: 'Undo Prayed For' }).click();
    await card.getByText('Assigned', { exact: true }).waitFor();
    expect(await card.getByText(/Contacted /).count()).toBe(0);
  });

  test('is assigned to an unavailable member only after confirmation', async ({ signIn }) => {
    const { requester } = await storeRequest();
    const team = await signIn('prayer_team');
    await testFirestore()
      .collection(COLLECTIONS.profiles)
      .doc(team.member.uid)
      .update({
        status: 'unavailable',
        unavailable_start_date: new Date(2020, 0, 1),
        unavailable_end_date: new Date(2040, 0, 1),
      });
    const leader = await signIn('leadership');
    const card = await openCard(leader.page, requester);

    await assign(card, team.name);
    await leader.page.getByText(`${team.name} is away: unavailable until`).waitFor();
    await leader.page.getByRole('button', { name: 'Assign Anyway' }).click();

    await card.getByText(`Assigned to ${team.name}`).waitFor();
  });
});

test('a member who loses the connection can still read the lists, including an empty one', async ({
  signIn,
}) => {
  const { requester } = await storeRequest();
  const { page } = await signIn('prayer_team');
  await rowOf(page, requester).waitFor();
  await page.getByRole('paragraph').filter({ hasText: 'No requests are assigned to you.' }).waitFor();
  let lost = 0;
  page.on('requestfailed', (request) => {
    lost += Number(request.url().includes('/Listen/channel'));
  });

  await page.context().setOffline(true);

  // Firestore's SDK considers itself offline after the second failure.
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.getByRole('link', { name: /^Mine/ }).click();
  await page.getByRole('paragraph').filter({ hasText: 'No requests are assigned to you.' }).waitFor();
  await page.getByRole('link', { name: /^Today/ }).click();
  await rowOf(page, requester).waitFor();
});

test.describe('a prayer team member', () => {
  test('cannot assign requests, has no staff navigation, and sees no confidential requests in the archive', async ({
    signIn,
  }) => {
    const archived = { status: 'closed', archive_status: 'archived' } as const;
    const confidential = await storeRequest({ ...archived, submission_type: 'confidential' });
    const shared = await storeRequest(archived);
    const unassigned = await storeRequest();
    const [team, leader] = await Promise.all([signIn('prayer_team'), signIn('leadership')]);
    const card = await openCard(team.page, unassigned.requester);
    await card.getByLabel('Add a note').waitFor();
    expect(await team.page.getByRole('button', { name: 'Assign' }).count()).toBe(0);
    expect(await team.page.getByRole('navigation', { name: 'Staff' }).count()).toBe(0);
    expect(await team.page.getByText('Team Members').count()).toBe(0);

    for (const { page } of [team, leader]) {
      await openAllRequests(page);
      await page.getByRole('button', { name: 'Archive' }).click();
      await rowOf(page, shared.requester).waitFor();
    }

    expect(await rowOf(team.page, confidential.requester).count()).toBe(0);
    await rowOf(leader.page, confidential.requester).waitFor();
    expect(await team.page.getByLabel('Type').getByRole('option').allTextContents()).toEqual([
      'All types',
      'Prayer Team',
    ]);
  });

  test('loses access to the dashboard when their profile is deleted', async ({ signIn }) => {
    const { requester } = await storeRequest();
    const team = await signIn('prayer_team');
    await rowOf(team.page, requester).waitFor();

    await testFirestore().collection(COLLECTIONS.profiles).doc(team.member.uid).delete();

    await team.page.getByRole('heading', { level: 1, name: 'Prayer Team Login' }).waitFor();
    await team.page
      .getByText('Your account is no longer on the prayer team. Please contact a leader.')
      .waitFor();
    expect(await rowOf(team.page, requester).count()).toBe(0);
    expect(await team.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
      team.member.uid,
    );
  });
});

test('on a phone by day and a desktop by night, the dashboard and its dialogs are accessible and fit the width', async ({
  signIn,
}) => {
  await storeRequest({ urgency_level: 'high', language: 'es' });
  const ready = await storeRequest({ status: 'assigned', note_count: 1, is_on_behalf: true });
  const { page, errors } = await signIn('leadership');
  for (const { viewport, colorScheme } of PHONE_BY_DAY_AND_DESKTOP_BY_NIGHT) {
    await page.setViewportSize(viewport);
    await turnTo(page, colorScheme);
    await page.getByRole('link', { name: /^Today/ }).click();
    await page.getByRole('heading', { name: /^To Take/ }).waitFor();
    await expectAccessible(page);
    expect(await sidewaysPx(page)).toBe(0);
    await openAllRequests(page);
    await expectAccessible(page);
    expect(await sidewaysPx(page)).toBe(0);
    const card = await openCard(page, ready.requester);
    await card.waitFor();
    await expectAccessible(page);
    expect(await sidewaysPx(page)).toBe(0);

    for (const name of ['Reassign', 'Mark Prayed For']) {
      await card.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForFunction((text) => document.activeElement?.textContent === text, name);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    const menuItem = page.getByRole('menuitem', { name: 'User Management' });
    await menuItem.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await menuItem.waitFor({ state: 'detached' });
  }
  expect(errors).toEqual([]);
});
