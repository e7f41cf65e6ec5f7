import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contactHash } from '@prayer-community/domain/prayer-request/contact-hash';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { cardOf, rowOf } from '../support/dashboard-page.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { type StoredRequest, storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { untranslatedTexts } from '../support/untranslated-texts.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const DAY_MS = 24 * 3_600_000;
const EMAIL = contactHash('email', 'a'.repeat(32));
const ARCHIVED = { status: 'closed', archive_status: 'archived' } as const;

/** One time for storing and naming days, even if a journey runs past midnight. */
const NOW = new Date();

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Stores a request of the same requester. */
async function storeOwn(
  days: number,
  changes: Partial<PrayerRequest<Date>> = {},
): Promise<StoredRequest & { key: string }> {
  const key = testFirestore().collection(COLLECTIONS.prayerRequests).doc().id;
  const created_at = daysAgo(days);
  const stored = await storeRequest({ contact_hashes: [EMAIL], person_key: key, created_at, ...changes });
  return { ...stored, key };
}

/** Formats a day as the pane does. */
function dayOf(days: number): string {
  const day = daysAgo(days);
  const year = day.getFullYear() === NOW.getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year });
}

async function decisionsOf(id: string): Promise<unknown> {
  const stored = await testFirestore().collection(COLLECTIONS.prayerRequests).doc(id).get();
  return stored.get('person_decisions');
}

test('a leader confirms requests of the same person, and the team sees nothing confidential', async ({
  signIn,
}) => {
  await testFirestore().collection(COLLECTIONS.settings).doc('privacy').set({
    confidential_visible_to: 'leadership',
  });
  const hidden = await storeOwn(20, { submission_type: 'confidential' });
  const [spring, winter] = await Promise.all([storeOwn(40, ARCHIVED), storeOwn(60, ARCHIVED)]);
  const opened = await storeOwn(0);
  const path = requestLink(opened.id);
  const [leader, team] = await Promise.all([signIn('leadership', { path }), signIn('prayer_team', { path })]);
  const [atLeader, atTeam] = [cardOf(leader.page, opened.requester), cardOf(team.page, opened.requester)];
  const foundByLeader = `3 earlier requests with the same email address, the last on ${dayOf(20)}`;
  const foundByTeam = `2 earlier requests with the same email address, the last on ${dayOf(40)}`;

  const atTeamFound = atTeam.getByRole('group', { name: foundByTeam });
  await atTeamFound.waitFor();
  expect(await atTeamFound.getByRole('link').count()).toBe(2);
  await expect(atTeamFound).not.toContainText('Confidential');
  expect(await team.page.getByText(hidden.requester).count()).toBe(0);

  const found = atLeader.getByRole('group', { name: foundByLeader });
  await found.waitFor();
  await found.getByRole('button', { name: 'Show All (3)' }).press('Enter');
  await found.getByRole('link', { name: winter.requester }).waitFor();
  await expectAccessibleDayAndNight(leader.page);
  await takeScreenshot(leader.page, 'earlier-requests');
  await found.getByRole('button', { name: 'Same Person' }).press('Enter');

  const same = atLeader.getByRole('group', {
    name: `3 earlier requests by the same person, the last on ${dayOf(20)}`,
  });
  await expect(same).toBeFocused();
  await expectAccessibleDayAndNight(leader.page);
  await takeScreenshot(leader.page, 'one-person');
  await atTeam
    .getByRole('group', { name: `2 earlier requests by the same person, the last on ${dayOf(40)}` })
    .waitFor();
  await expect.poll(() => decisionsOf(hidden.id)).toEqual({ [opened.key]: true });
  expect(await decisionsOf(opened.id)).toEqual({ [spring.key]: true, [winter.key]: true });

  // Two people who share an address.
  await same.getByRole('button', { name: `Someone else: ${winter.requester}, ${dayOf(60)}` }).press('Enter');
  await atLeader.getByText('1 earlier request is by someone else.').waitFor();
  await atTeam
    .getByRole('group', { name: `1 earlier request by the same person, on ${dayOf(40)}` })
    .waitFor();
  await atTeam.getByRole('button', { name: 'Change' }).press('Enter');
  await atTeam
    .getByRole('heading', { name: `1 earlier request with the same email address, on ${dayOf(60)}` })
    .waitFor();

  await atLeader.getByRole('link', { name: hidden.requester }).press('Enter');
  await cardOf(leader.page, hidden.requester).getByText('Confidential').first().waitFor();
  await leader.page.getByRole('button', { name: 'Back to the List' }).press('Enter');
  await rowOf(leader.page, opened.requester).waitFor();
  expect([...leader.errors, ...team.errors]).toEqual([]);
});

test('earlier requests appear on a phone and in Spanish', async ({ signIn }) => {
  await storeOwn(40, ARCHIVED);
  const opened = await storeOwn(0);
  const { page, errors } = await signIn('prayer_team', {
    path: `${requestLink(opened.id)}&lang=es`,
    viewport: PHONE,
  });
  const card = cardOf(page, opened.requester);

  await card
    .getByRole('heading', { name: /^1 petición anterior con el mismo correo electrónico, del / })
    .waitFor();
  expect(await untranslatedTexts(page)).toEqual([]);
  expect(await sidewaysPx(page)).toBe(0);
  await takeScreenshot(page, 'earlier-requests-es');
  await page.setViewportSize(PHONE);
  await card.getByRole('button', { name: 'Misma persona' }).click();
  await card.getByRole('heading', { name: /^1 petición anterior de la misma persona, del / }).waitFor();
  expect(await untranslatedTexts(page)).toEqual([]);
  expect(await sidewaysPx(page)).toBe(0);
  expect(errors).toEqual([]);
});
