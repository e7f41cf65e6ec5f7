import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import {
  type BeliefWallPost,
  newWallPost,
  WALL_FORM_MESSAGES,
} from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { wallSettingsSchema } from '@prayer-community/domain/settings';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { COLOR_SCHEMES } from '../support/color-scheme.ts';
import { askLate, ofCollection } from '../support/late-question.ts';
import { photograph } from '../support/photograph.ts';
import { PHONE, type VisitOptions } from '../support/visit.ts';
import { expect, type Journey, test } from './fixtures.ts';

const THANKS = 'Thank you for praying for this request.';

let visit: Journey['visit'];
/** Words that no other test prays. */
let prayer: string;

test.beforeEach(({ visit: visitOfJourney }) => {
  visit = visitOfJourney;
  prayer = `For my mother ${randomUUID()}`;
});

async function openWall(options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit('/belief-wall', options);
  await page.getByRole('article').or(page.getByText('No prayer requests yet.')).first().waitFor();
  return page;
}

const card = (page: Page, words = prayer) => page.getByRole('article', { name: words });
const contentField = (page: Page) => page.getByRole('textbox', { name: 'Prayer request' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Share on the Belief Wall' });
const prayButton = (post: Locator) => post.getByRole('button', { name: 'Pray', exact: true });
const answerButton = (post: Locator) => post.getByRole('button', { name: 'Mark as Answered' });

async function share(page: Page, words = prayer): Promise<void> {
  await contentField(page).fill(words);
  await shareButton(page).click();
}

/** A post that hangs on the wall already. */
async function hangUp(changes: Partial<BeliefWallPost<Date>> = {}): Promise<string> {
  const post = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc();
  await post.set({ ...newWallPost(prayer, null, true, new Date()), ...changes });
  return post.id;
}

async function storedPosts(words = prayer) {
  const found = await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .where('content', '==', words)
    .get();
  return found.docs.map((document) => document.data());
}

test.describe('sharing', () => {
  test('hangs a request up for everybody, live, and thanks', { tag: '@quick' }, async () => {
    const reader = await openWall();
    const page = await openWall();
    await page.getByText('0/500 characters').waitFor();

    await contentField(page).fill(`  ${prayer}  `);
    await page.getByText(`${prayer.length + 4}/500 characters`).waitFor();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Marisol');
    await shareButton(page).click();

    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
    await page.getByText('0/500 characters').waitFor();
    await card(page).getByText('Marisol').waitFor();
    await card(reader).getByText(new Date().toLocaleDateString('en-US')).waitFor();
    expect(await storedPosts()).toMatchObject([
      { content: prayer, author_name: 'Marisol', is_anonymous: false, is_approved: true, prayer_count: 0 },
    ]);
  });

  test('is anonymous with a blank name', async () => {
    const page = await openWall();
    await contentField(page).focus();
    await page.getByRole('textbox', { name: 'Your name' }).fill('   ');

    await share(page);

    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();
    await card(page).getByText('Anonymous').waitFor();
    expect(await storedPosts()).toMatchObject([{ author_name: null, is_anonymous: true }]);
  });

  test('asks for words, and for no more than 500 characters', async () => {
    const page = await openWall();

    await shareButton(page).click();
    await page.getByText(WALL_FORM_MESSAGES.contentRequired).waitFor();
    await share(page, prayer.padEnd(PRAYER_TEXT_MAX_CHARS + 1, '.'));
    await page.getByText(WALL_FORM_MESSAGES.contentTooLong).waitFor();

    await page.getByText('501/500 characters').waitFor();
    await expectAccessible(page);
  });

  test('opens an account with the first write alone', async () => {
    const page = await openWall();
    const accountCalls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST'))) {
        accountCalls.push(request.url());
      }
    });
    await page.reload();
    await page.getByRole('article').or(page.getByText('No prayer requests yet.')).first().waitFor();
    expect(accountCalls).toEqual([]);

    await share(page);
    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();

    expect(accountCalls).not.toEqual([]);
  });

  test('says why a second post comes too soon, and keeps what was written', async () => {
    const page = await openWall();
    await share(page, `${prayer} first`);
    await page.getByText('Your prayer request has been shared on the belief wall.').waitFor();

    await share(page);

    await page
      .getByText(
        /^Failed to post to belief wall\. You can share another prayer request in [1-3]?[0-9] seconds?\.$/,
      )
      .waitFor();
    expect(await contentField(page).inputValue()).toBe(prayer);
    expect(await card(page).count()).toBe(1);
    expect(await storedPosts()).toEqual([]);
  });
});

test.describe('a prayer', () => {
  test('is counted for everybody, and the button tells of it, also after a reload', async () => {
    await hangUp({ prayer_count: 4 });
    const reader = await openWall();
    const page = await openWall();

    await prayButton(card(page)).click();

    await page.getByText(THANKS).waitFor();
    await card(page).getByRole('button', { name: 'You prayed' }).waitFor();
    await card(page).getByText('5 prayers').waitFor();
    await card(reader).getByText('5 prayers').waitFor();
    await page.reload();
    await card(page).getByRole('button', { name: 'You prayed' }).waitFor();
    expect(await storedPosts()).toMatchObject([{ prayer_count: 5 }]);
  });

  test('is thanked for and taken back when the wall refuses it', async () => {
    await hangUp();
    const page = await openWall();
    await prayButton(card(page)).click();
    await card(page).getByText('1 prayer', { exact: true }).waitFor();
    await page.getByText(THANKS).waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.includes('prayed'))) {
        localStorage.removeItem(key);
      }
    });
    await page.reload();

    await prayButton(card(page)).click();

    await page.getByText('Prayer counted').waitFor();
    await page.getByText(THANKS).waitFor();
    await prayButton(card(page)).waitFor();
    await card(page).getByText('1 prayer', { exact: true }).waitFor();
    expect(await storedPosts()).toMatchObject([{ prayer_count: 1 }]);
  });
});

test.describe('an answered prayer', () => {
  test('is marked by its author with a testimony, for everybody, and taken back', async () => {
    const reader = await openWall();
    const page = await openWall({ viewport: PHONE });
    await share(page);
    await card(reader).waitFor();

    await answerButton(card(page)).click();
    await page.getByRole('textbox', { name: 'Testimony (optional)' }).fill('She is well again.');
    await expectAccessible(page);
    await answerButton(card(page)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    for (const screen of [page, reader]) {
      await card(screen).getByText('Answered', { exact: true }).waitFor();
      await card(screen).getByText('She is well again.').waitFor();
      expect(await answerButton(card(screen)).count()).toBe(0);
    }
    expect(await storedPosts()).toMatchObject([{ is_answered: true, testimony: 'She is well again.' }]);

    await card(page).getByRole('button', { name: 'Not Answered Yet' }).click();
    await answerButton(card(reader)).waitFor();
    expect(await storedPosts()).toMatchObject([{ is_answered: false, testimony: null }]);
  });

  test('is marked by anybody else without a testimony, and marking can be thought better of', async () => {
    await hangUp();
    const page = await openWall();

    await answerButton(card(page)).click();
    expect(await page.getByRole('textbox', { name: 'Testimony (optional)' }).count()).toBe(0);
    await card(page).getByRole('button', { name: 'Cancel' }).click();
    await answerButton(card(page)).click();
    await answerButton(card(page)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    await card(page).getByText('Answered', { exact: true }).waitFor();
    expect(await storedPosts()).toMatchObject([{ is_answered: true, testimony: null }]);
  });

  test('that could not be marked is marked at the next try', async () => {
    await hangUp();
    const page = await openWall();
    await answerButton(card(page)).click();
    const accounts = `http://${emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST')}/**`;

    await page.route(accounts, (route) => route.abort());
    await answerButton(card(page)).click();
    await page.getByText('Failed to mark as answered.').waitFor();
    await page.unroute(accounts);
    await answerButton(card(page)).click();

    await page.getByText('This prayer request has been marked as answered.').waitFor();
    expect(await storedPosts()).toMatchObject([{ is_answered: true, testimony: null }]);
  });
});

async function report(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Report' }).click();
  await card(page).getByRole('group').getByRole('button', { name: 'Report' }).click();
}

test('a post that enough visitors report, each of them once, leaves the wall', async () => {
  await hangUp();
  const first = await openWall();
  await report(first);
  await first.getByText('Our leadership will review this prayer request.').waitFor();
  await first.reload();
  await report(first);
  await first.getByText('Failed to report this prayer request.').waitFor();

  const { reports_to_hide } = wallSettingsSchema.parse({});
  for (let visitor = 1; visitor < reports_to_hide; visitor++) {
    const page = await openWall();
    await report(page);
    await page.getByText('Our leadership will review this prayer request.').waitFor();
  }

  await card(first).waitFor({ state: 'detached' });
  expect(await storedPosts()).toMatchObject([{ is_approved: false }]);
});

/** What was scrolled to is on the screen, and the page knows of it. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

test.describe('a long wall', () => {
  const OLDER = 45;

  /** The newest posts of the wall, whatever else hangs there. */
  async function hangUpMany(): Promise<void> {
    const batch = testFirestore().batch();
    const now = Date.now();
    for (let number = 0; number < OLDER; number++) {
      const post = newWallPost(`${prayer} number ${number}`, null, true, new Date(now - number));
      batch.set(testFirestore().collection(COLLECTIONS.beliefWallPosts).doc(), post);
    }
    await batch.commit();
  }

  test.beforeEach(hangUpMany);

  test('comes 20 at a time, more with scrolling', async () => {
    const page = await openWall({ viewport: PHONE });
    await card(page, `${prayer} number 0`).waitFor();
    expect(await page.getByRole('article').count()).toBe(20);

    await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    await page.getByRole('article').nth(39).scrollIntoViewIfNeeded();

    await card(page, `${prayer} number 44`).waitFor();
    await expectAccessible(page);
  });

  test('stands where it was left when a reader comes back to it', async () => {
    const page = await openWall({ viewport: PHONE });
    await page.getByRole('article').nth(19).scrollIntoViewIfNeeded();
    const read = card(page, `${prayer} number 35`);
    await read.scrollIntoViewIfNeeded();
    await untilDrawn(page);
    const left = await read.boundingBox();

    await page.getByRole('link', { name: 'Daily Content' }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Daily Prompts & Scripture Feed' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await askLate(page, ofCollection(COLLECTIONS.beliefWallPosts));
    await page.goBack();

    await page.getByRole('article').first().waitFor();
    expect(await page.getByText('You’re offline.').count()).toBe(0);
    await read.waitFor();
    await expect.poll(() => read.boundingBox()).toEqual(left);
  });

  test('fills a screen that is taller than 20 posts', async () => {
    const page = await openWall({ viewport: { width: 1280, height: 20_000 } });

    await card(page, `${prayer} number 44`).waitFor();
  });

  test('does not move under the reader when a new post arrives, and says so', async () => {
    const page = await openWall({ viewport: PHONE });
    const read = card(page, `${prayer} number 10`);
    await read.scrollIntoViewIfNeeded();
    await untilDrawn(page);
    const before = await read.boundingBox();
    const news = `${prayer} news`;

    await hangUp({ content: news });

    const button = page.getByRole('button', { name: /new prayer requests?$/ });
    await button.waitFor();
    expect(await read.boundingBox()).toEqual(before);
    expect(await card(page, news).count()).toBe(0);
    await button.click();
    await card(page, news).waitFor();
    expect(await card(page, news).isVisible()).toBe(true);
  });
});

test('a post stays where it is first drawn, under the finger, however late the rest of the page comes', async () => {
  await hangUp();
  const { page } = await visit('/', { viewport: PHONE });
  await page.route('**/assets/*.js', async (route) => {
    await delay(1_500);
    await route.continue();
  });

  await page.goto('/belief-wall');
  await card(page).waitFor();
  const drawn = await card(page).boundingBox();
  await page.getByRole('link', { name: 'Prayer Session' }).waitFor();
  await untilDrawn(page);

  expect(await card(page).boundingBox()).toEqual(drawn);
});

test('a document that is no post is left out, and the others show', async ({ present }) => {
  await hangUp();
  const broken = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc();
  await broken.set({ is_approved: true, created_at: new Date(), content: 7 });

  const page = await openWall();

  await card(page).waitFor();
  expect(present[0]?.errors.join()).toContain(`${broken.path} is not what its schema says`);
});

test.describe('without a connection to the database', () => {
  test('says that the posts could not be loaded, and loads them once there is one', async () => {
    await hangUp();
    const { page } = await visit('/');
    const database = `http://${emulatorAddress('FIRESTORE_EMULATOR_HOST')}/**`;
    await page.route(database, (route) => route.abort());

    await page.getByRole('link', { name: 'Belief Wall' }).click();
    await page.getByText('Failed to load belief wall posts.').waitFor();
    await page.unroute(database);

    await card(page).waitFor({ timeout: 60_000 });
  });
});

/** True where the border of an answered post is more green than anything else. */
async function isGreen(post: Locator): Promise<boolean> {
  const border = await post.evaluate((element) => getComputedStyle(element).borderTopColor);
  const [red = 0, green = 0, blue = 0] = (border.match(/[\d.]+/g) ?? []).map(Number);
  return green > red && green > blue;
}

for (const colorScheme of COLOR_SCHEMES) {
  test(`the wall in the ${colorScheme} is accessible on a phone and on a desk`, async ({ present }) => {
    await hangUp({ is_answered: true, testimony: 'She is well again.', prayer_count: 1_200 });
    for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
      const page = await openWall({ viewport, colorScheme });
      await card(page).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Community Prayer Requests' }).waitFor();
      expect(await isGreen(card(page))).toBe(true);
      await expectAccessible(page);
    }
    await photograph(await openWall(), 'belief-wall');
    expect(present.flatMap(({ errors }) => errors)).toEqual([]);
  });
}
