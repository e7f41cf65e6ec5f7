import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible, expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { COLOR_SCHEMES, turnTo } from '../support/color-scheme.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { openWall, postCard, share, storedPosts, storePost } from '../support/wall-page.ts';
import { expect, type Journey, test } from './fixtures.ts';

let visit: Journey['visit'];
let prayer: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  prayer = `For my mother ${randomUUID()}`;
});
const contentField = (page: Page) => page.getByRole('textbox', { name: 'Prayer request' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Share on the Belief Wall' });

test.describe('sharing', () => {
  test('shows a request live to all readers and confirms it to its author', {
    tag: ['@quick', '@strict'],
  }, async () => {
    const reader = await openWall(visit);
    const page = await openWall(visit);
    await page.getByText('0/500 characters').waitFor();

    await contentField(page).fill(`  ${prayer}  `);
    await page.getByText(`${prayer.length + 4}/500 characters`).waitFor();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Marisol');
    await shareButton(page).click();

    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
    await page.getByText('0/500 characters').waitFor();
    await postCard(page, prayer).getByText('Marisol').waitFor();
    const stored = await storedPosts(prayer);
    expect(stored).toMatchObject([
      { content: prayer, author_name: 'Marisol', is_anonymous: false, is_approved: true, prayer_count: 0 },
    ]);
    const sharedOn = stored[0]?.created_at.toDate().toLocaleDateString('en-US');
    await postCard(reader, prayer).getByText(sharedOn).waitFor();
  });

  test('creates an account only with the first write, requires text of at most 500 characters, is anonymous if the name is blank, and explains that a second post comes too soon, keeping its text', async () => {
    const page = await openWall(visit);
    const accountCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST'))) {
        accountCalls.push(request.url());
      }
    });
    await page.reload();
    await page.getByRole('article').or(page.getByText('No prayer requests yet.')).first().waitFor();

    await shareButton(page).click();
    await page.getByText('Please enter a prayer request').waitFor();
    await share(page, prayer.padEnd(PRAYER_TEXT_MAX_CHARS + 1, '.'));
    await page.getByText('Prayer request must be 500 characters or less').waitFor();
    await page.getByText('501/500 characters').waitFor();
    await expectAccessible(page);
    expect(accountCalls).toEqual([]);

    await page.getByRole('textbox', { name: 'Your name' }).fill('   ');
    await share(page, prayer);
    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
    await postCard(page, prayer).getByText('Anonymous').waitFor();
    expect(await storedPosts(prayer)).toMatchObject([{ author_name: null, is_anonymous: true }]);
    expect(accountCalls).not.toEqual([]);

    const second = `${prayer} again`;
    await share(page, second);
    await page
      .getByText(
        /^Failed to post to belief wall\. You can share another prayer request in [1-3]?[0-9] seconds?\.$/,
      )
      .waitFor();
    expect(await contentField(page).inputValue()).toBe(second);
    expect(await postCard(page, second).count()).toBe(0);
    expect(await storedPosts(second)).toEqual([]);
  });
});

test('text that could not be sent stays in the form, and a retry shares it only once', async () => {
  const page = await openWall(visit);
  const functions = `http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/**`;
  await page.route(functions, async (route) => {
    if (route.request().method() === 'POST') {
      // The request arrives, but its response is lost.
      await route.fetch();
    }
    await route.abort();
  });
  await share(page, prayer);
  await page.getByText('Failed to post to belief wall.').waitFor();
  expect(await contentField(page).inputValue()).toBe(prayer);

  await page.unroute(functions);
  await shareButton(page).click();

  await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
  expect(await storedPosts(prayer)).toHaveLength(1);
});

test('a document that is not a valid post is skipped, and the other posts are shown', async ({ present }) => {
  await storePost(prayer);
  const broken = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc();
  await broken.set({ is_approved: true, created_at: new Date(), content: 7 });

  const page = await openWall(visit);

  await postCard(page, prayer).waitFor();
  expect(present[0]?.errors.join()).toContain(`${broken.path} does not match its schema`);
});

test.describe('the wall without a database connection', () => {
  test('reports that posts could not be loaded and loads them once connected', async () => {
    await storePost(prayer);
    const { page } = await visit('/');
    const database = `http://${emulatorAddress('FIRESTORE_EMULATOR_HOST')}/**`;
    await page.route(database, (route) => route.abort());

    await page.getByRole('link', { name: 'Belief Wall' }).click();
    await page.getByText('Failed to load belief wall posts.').waitFor();
    await page.unroute(database);

    await postCard(page, prayer).waitFor({ timeout: 60_000 });
  });
});

/** True if the post's border, which marks it as answered, is predominantly green. */
async function isGreen(post: Locator): Promise<boolean> {
  const border = await post.evaluate((element) => getComputedStyle(element).borderTopColor);
  const [red = 0, green = 0, blue = 0] = (border.match(/[\d.]+/g) ?? []).map(Number);
  return green > red && green > blue;
}

test('the wall is accessible on a phone and a desktop in light and dark mode', async ({ present }) => {
  await storePost(prayer, { is_answered: true, testimony: 'She is well again.', prayer_count: 1_200 });
  const page = await openWall(visit);
  await postCard(page, prayer).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Community Prayer Requests' }).waitFor();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of COLOR_SCHEMES) {
      await turnTo(page, colorScheme);
      expect(await isGreen(postCard(page, prayer))).toBe(true);
    }
    await expectAccessibleDayAndNight(page);
  }
  await takeScreenshot(page, 'belief-wall');
  expect(present.flatMap(({ errors }) => errors)).toEqual([]);
});
