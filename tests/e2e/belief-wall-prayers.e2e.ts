import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { wallSettingsSchema } from '@prayer-community/domain/settings/settings';
import { randomEmail } from '../../functions/src/testing/circle-member.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { setClientIp } from '../support/client-ip.ts';
import { signedInByLink } from '../support/stored-session.ts';
import { PHONE } from '../support/visit.ts';
import { answerButton, openWall, postCard, share, storedPosts, storePost } from '../support/wall-page.ts';
import { expect, type Journey, test } from './fixtures.ts';

const THANKS = 'Thank you for praying for this request.';

let visit: Journey['visit'];
let prayer: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  prayer = `For my mother ${randomUUID()}`;
});
const prayButton = (post: Locator) => post.getByRole('button', { name: 'Pray', exact: true });

test.describe('a prayer for a post', () => {
  test('is counted for all readers, and the button still shows it after a reload', {
    tag: '@strict',
  }, async () => {
    await storePost(prayer, { prayer_count: 4 });
    const reader = await openWall(visit);
    const page = await openWall(visit);

    await prayButton(postCard(page, prayer)).click();

    await page.getByText(THANKS).waitFor();
    await postCard(page, prayer).getByRole('button', { name: 'You prayed' }).waitFor();
    await postCard(page, prayer).getByText('5 prayers').waitFor();
    await postCard(reader, prayer).getByText('5 prayers').waitFor();
    await page.reload();
    await postCard(page, prayer).getByRole('button', { name: 'You prayed' }).waitFor();
    expect(await storedPosts(prayer)).toMatchObject([{ prayer_count: 5 }]);
  });

  test('is counted once, and shown, on a device that has forgotten it', async () => {
    await storePost(prayer);
    const page = await openWall(visit);
    await prayButton(postCard(page, prayer)).click();
    await postCard(page, prayer).getByText('1 prayer', { exact: true }).waitFor();
    await page.getByText(THANKS).waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.includes('prayed'))) {
        localStorage.removeItem(key);
      }
    });
    await page.reload();

    await prayButton(postCard(page, prayer)).click();

    await page.getByText(THANKS).waitFor();
    await postCard(page, prayer).getByRole('button', { name: 'You prayed' }).waitFor();
    await postCard(page, prayer).getByText('1 prayer', { exact: true }).waitFor();
    expect(await storedPosts(prayer)).toMatchObject([{ prayer_count: 1 }]);
  });
});

test.describe('an answered prayer', () => {
  test('can be marked by its author with a testimony, visible to all readers, and unmarked', async () => {
    const reader = await openWall(visit);
    const page = await openWall(visit, { viewport: PHONE });
    await share(page, prayer);
    await postCard(reader, prayer).waitFor();

    await answerButton(postCard(page, prayer)).click();
    await page.getByRole('textbox', { name: 'Testimony (optional)' }).fill('She is well again.');
    await expectAccessible(page);
    await answerButton(postCard(page, prayer)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    for (const screen of [page, reader]) {
      await postCard(screen, prayer).getByText('Answered', { exact: true }).waitFor();
      await postCard(screen, prayer).getByText('She is well again.').waitFor();
      expect(await answerButton(postCard(screen, prayer)).count()).toBe(0);
    }
    expect(await storedPosts(prayer)).toMatchObject([{ is_answered: true, testimony: 'She is well again.' }]);

    await postCard(page, prayer).getByRole('button', { name: 'Not Answered Yet' }).click();
    await answerButton(postCard(reader, prayer)).waitFor();
    expect(await storedPosts(prayer)).toMatchObject([{ is_answered: false, testimony: null }]);
  });

  test('can be marked by another visitor, without a testimony, even after canceling once', async () => {
    await storePost(prayer);
    const page = await openWall(visit);

    await answerButton(postCard(page, prayer)).click();
    expect(await page.getByRole('textbox', { name: 'Testimony (optional)' }).count()).toBe(0);
    await postCard(page, prayer).getByRole('button', { name: 'Cancel' }).click();
    await answerButton(postCard(page, prayer)).click();
    await answerButton(postCard(page, prayer)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    await postCard(page, prayer).getByText('Answered', { exact: true }).waitFor();
    expect(await storedPosts(prayer)).toMatchObject([{ is_answered: true, testimony: null }]);
  });

  test('can be marked without a testimony by an author who has signed in with another account', async () => {
    const page = await openWall(visit);
    await share(page, prayer);
    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
    const { session } = await signedInByLink(randomEmail(), 'Anna');
    await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
    await page.goto('/prayer-circles');
    await page.getByText('Signed in as Anna').waitFor();
    await page.goto('/belief-wall');

    await answerButton(postCard(page, prayer)).click();
    expect(await page.getByRole('textbox', { name: 'Testimony (optional)' }).count()).toBe(0);
    await answerButton(postCard(page, prayer)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    await postCard(page, prayer).getByText('Answered', { exact: true }).waitFor();
    expect(await postCard(page, prayer).getByRole('button', { name: 'Not Answered Yet' }).count()).toBe(0);
  });

  test('is marked on the next try if marking fails', async () => {
    await storePost(prayer);
    const page = await openWall(visit);
    await answerButton(postCard(page, prayer)).click();
    const accounts = `http://${emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST')}/**`;

    await page.route(accounts, (route) => route.abort());
    await answerButton(postCard(page, prayer)).click();
    await page.getByText('Failed to mark as answered.').waitFor();
    await page.unroute(accounts);
    await answerButton(postCard(page, prayer)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    expect(await storedPosts(prayer)).toMatchObject([{ is_answered: true, testimony: null }]);
  });
});

async function report(page: Page): Promise<void> {
  await postCard(page, prayer).getByRole('button', { name: 'Report' }).click();
  await postCard(page, prayer).getByRole('group').getByRole('button', { name: 'Report' }).click();
}

const REPORTED = 'Our leadership will review this prayer request.';

test('a post disappears from the wall once reported from enough networks, each counted once', async () => {
  const id = await storePost(prayer);
  const first = await openWall(visit);
  await report(first);
  await first.getByText(REPORTED).waitFor();
  await first.reload();
  const otherAccount = await openWall(visit);
  for (const page of [first, otherAccount]) {
    await report(page);
    await page.getByText(REPORTED).waitFor();
  }
  const reports = testFirestore().collection(COLLECTIONS.beliefWallReports).where('post_id', '==', id);
  expect((await reports.get()).size).toBe(1);

  const { reports_to_hide } = wallSettingsSchema.parse({});
  for (let network = 1; network < reports_to_hide; network++) {
    const page = await openWall(visit);
    await setClientIp(page.context(), `203.0.113.${network}`);
    await report(page);
    await page.getByText(REPORTED).waitFor();
  }

  await postCard(first, prayer).waitFor({ state: 'detached' });
  expect(await storedPosts(prayer)).toMatchObject([{ is_approved: false }]);
});
