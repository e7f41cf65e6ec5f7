import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { holdQuery, ofCollection } from '../support/hold-query.ts';
import { PHONE } from '../support/visit.ts';
import { openWall, postCard, storePost } from '../support/wall-page.ts';
import { expect, type Journey, test } from './fixtures.ts';

let visit: Journey['visit'];
let prayer: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  prayer = `For my mother ${randomUUID()}`;
});

/** Waits until the page has rendered what was scrolled to and has processed it. */
async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

test.describe('a long wall', () => {
  const OLDER = 45;

  /** Stores posts that are newer than any other on the wall. */
  async function storeManyPosts(): Promise<void> {
    const batch = testFirestore().batch();
    const now = Date.now();
    for (let number = 0; number < OLDER; number++) {
      const post = newWallPost(`${prayer} number ${number}`, null, true, new Date(now - number));
      batch.set(testFirestore().collection(COLLECTIONS.beliefWallPosts).doc(), post);
    }
    await batch.commit();
  }

  test.beforeEach(storeManyPosts);

  test('loads 20 posts at a time, and more on scrolling', async () => {
    const page = await openWall(visit, { viewport: PHONE });
    await postCard(page, `${prayer} number 0`).waitFor();
    expect(await page.getByRole('article').count()).toBe(20);

    await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    await page.getByRole('article').nth(39).scrollIntoViewIfNeeded();

    await postCard(page, `${prayer} number 44`).waitFor();
    await expectAccessible(page);
  });

  test('keeps its scroll position when a reader comes back to it', async () => {
    const page = await openWall(visit, { viewport: PHONE });
    await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    const read = postCard(page, `${prayer} number 35`);
    await read.scrollIntoViewIfNeeded();
    await untilRendered(page);
    const left = await read.boundingBox();

    await page.getByRole('link', { name: 'Daily Content' }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Daily Prompts & Scripture Feed' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const held = await holdQuery(page, ofCollection(COLLECTIONS.beliefWallPosts));
    await page.goBack();
    await page.getByText('Loading prayer requests…').waitFor();
    await held.begun;
    held.release();

    await page.getByRole('article').first().waitFor();
    expect(await page.getByText('You’re offline.').count()).toBe(0);
    await read.waitFor();
    await expect.poll(() => read.boundingBox()).toEqual(left);
  });

  test('fills a screen that is taller than 20 posts', async () => {
    const page = await openWall(visit, { viewport: { width: 1280, height: 20_000 } });

    await postCard(page, `${prayer} number 44`).waitFor();
  });

  test('announces a new post without moving the posts being read', async () => {
    const page = await openWall(visit, { viewport: PHONE });
    const read = postCard(page, `${prayer} number 10`);
    await read.scrollIntoViewIfNeeded();
    await untilRendered(page);
    const before = await read.boundingBox();
    const news = `${prayer} news`;

    await storePost(prayer, { content: news });

    const button = page.getByRole('button', { name: /new prayer requests?$/ });
    await button.waitFor();
    expect(await read.boundingBox()).toEqual(before);
    expect(await postCard(page, news).count()).toBe(0);
    await button.click();
    await postCard(page, news).waitFor();
    expect(await postCard(page, news).isVisible()).toBe(true);
  });
});

test('a post does not move once drawn, however late the rest of the page loads', async () => {
  await storePost(prayer);
  const { page } = await visit('/', { viewport: PHONE });
  await page.route('**/assets/*.js', async (route) => {
    await delay(1_500);
    await route.continue();
  });

  await page.goto('/belief-wall');
  await postCard(page, prayer).waitFor();
  const boxBefore = await postCard(page, prayer).boundingBox();
  await page.getByRole('link', { name: 'Prayer Session' }).waitFor();
  await untilRendered(page);

  expect(await postCard(page, prayer).boundingBox()).toEqual(boxBefore);
});
