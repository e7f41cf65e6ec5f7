import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CONTENT_FILE_REFUSALS } from '@prayer-community/domain/content-file';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/content-form';
import { CONTENT_FILE_MAX_BYTES } from '@prayer-community/domain/limits';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { SOUND_FILES } from '../../functions/src/testing/content-files.ts';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { emulatorAddress, testBucket, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { photograph } from '../support/photograph.ts';
import type { StaffVisit } from '../support/staff-visit.ts';
import { expect, type Journey, test } from './fixtures.ts';

const ADMIN_LIST_HEIGHT_PX = 600;
const DAY_MS = 86_400_000;

let visit: Journey['visit'];
let leader: StaffVisit;
let title: string;

test.beforeEach(async ({ visit: visitOfJourney, signIn }) => {
  visit = visitOfJourney;
  leader = await signIn('leadership');
  title = `Gratitude ${randomUUID().slice(0, 8)}`;
});

async function open(path: string): Promise<Page> {
  const { page } = await visit(path);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function openAdministration(): Promise<Page> {
  const { page } = leader;
  await page.goto('/daily-content/admin');
  await heading(page, 'Daily Content Administration').waitFor();
  return page;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill('Name three people you are thankful for.');
  await page.getByLabel('Scripture Reference').fill('Philippians 4:6');
}

async function create(page: Page, { isPublished }: { isPublished: boolean }): Promise<void> {
  if (isPublished) {
    await page.getByLabel('Publish immediately').check();
  }
  await button(page, 'Create Content').click();
  await page.getByText('Content created successfully').first().waitFor();
  await item(page).waitFor();
}

function pdf(name = 'plan.pdf') {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: SOUND_FILES['application/pdf'] ?? Buffer.alloc(0),
  };
}

async function storedItem(): Promise<QueryDocumentSnapshot> {
  const found = await testFirestore().collection(COLLECTIONS.dailyContent).where('title', '==', title).get();
  const [stored] = found.docs;
  if (!stored) {
    throw new Error(`${title} is not stored`);
  }
  return stored;
}

/** An item in the feed. */
function storedItemOf(name: string, publishDate: Date) {
  const form = { ...EMPTY_CONTENT_FORM, title: name, content: 'Give thanks.', publishImmediately: true };
  const stored = newDailyContent(form, null, { at: (chosen) => chosen, now: publishDate });
  return { ...stored, is_in_feed: true };
}

/** As a `datetime-local` field takes it: in the zone of the browser, which is that of this process. */
function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Waits until the database has said what the feed holds: only then is it known what does not stand in it. */
async function seeFeed(page: Page): Promise<void> {
  await heading(page, 'Daily Prompts & Scripture Feed').waitFor();
  const main = page.getByRole('main');
  await main.getByRole('listitem').or(main.getByText('No daily content available yet.')).first().waitFor();
}

async function confirmDeletion(page: Page): Promise<void> {
  await button(page, `Delete ${title}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

test.describe('the administration', () => {
  test('is for leadership, who publish, unpublish and delete', { tag: '@quick' }, async () => {
    const { page } = leader;
    await page.goto('/daily-content');
    await page.getByRole('link', { name: 'Manage Content' }).click();
    await heading(page, 'Daily Content Administration').waitFor();
    await expectAccessibleDayAndNight(page);
    const list = page.getByRole('group', { name: 'Items, newest first' });
    expect((await list.boundingBox())?.height).toBe(ADMIN_LIST_HEIGHT_PX);
    await fill(page);
    await photograph(page, 'daily-content-admin');

    await create(page, { isPublished: false });
    const visitor = await open('/daily-content');
    await seeFeed(visitor);
    expect(await item(visitor).count()).toBe(0);
    expect(await visitor.getByRole('link', { name: 'Manage Content' }).count()).toBe(0);

    await button(page, `Publish ${title}`).click();
    await page.getByText('Content published successfully').waitFor();
    await item(visitor).getByText('Philippians 4:6').waitFor();
    await item(visitor).getByText('Prompt', { exact: true }).waitFor();
    await item(visitor).getByText('Content', { exact: true }).waitFor();
    await expectAccessibleDayAndNight(visitor);
    await photograph(visitor, 'daily-content');

    await button(page, `Unpublish ${title}`).click();
    await page.getByText('Content unpublished successfully').waitFor();
    await item(visitor).waitFor({ state: 'detached' });

    await confirmDeletion(page);
    await page.getByText('Content deleted successfully').waitFor();
    await item(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to Daily Content' }).click();
    await heading(page, 'Daily Prompts & Scripture Feed').waitFor();
  });

  test('keeps what is published for a later date out of the feed until then', async () => {
    const page = await openAdministration();
    await fill(page);
    await page.getByLabel('Publish Date').fill(localTime(new Date(Date.now() + DAY_MS)));
    await create(page, { isPublished: true });
    const visitor = await open('/daily-content');
    await seeFeed(visitor);
    await runSchedule('showDueContent');
    expect((await storedItem()).get('is_in_feed')).toBe(false);
    expect(await item(visitor).count()).toBe(0);

    await (await storedItem()).ref.update({ publish_date: new Date() });
    await runSchedule('showDueContent');

    await item(visitor).waitFor();
  });

  test('tells what could not be fetched, created, published or deleted', async () => {
    const { page } = leader;
    await page.route(/\/content-query-/, (route) => route.abort());
    await page.goto('/daily-content/admin');
    await page.getByText('Failed to fetch content').first().waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await openAdministration();
    await page.route(/\/store-content-/, (route) => route.abort());
    await fill(page);
    await button(page, 'Create Content').click();
    await page.getByText('Failed to create content').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await openAdministration();
    await fill(page);
    await create(page, { isPublished: false });
    await page.route(/\/content-writes-/, (route) => route.abort());
    await button(page, `Publish ${title}`).click();
    await page.getByText('Failed to update publish status').waitFor();
    await confirmDeletion(page);
    await page.getByText('Failed to delete content').waitFor();
    await item(page).waitFor();
  });

  test('sends the prayer team home', async ({ signIn }) => {
    const { page } = await signIn('prayer_team');
    await page.goto('/daily-content/admin');

    await page.getByText('Access denied. Leadership role required.').waitFor();
    await heading(page, 'Request Prayer').waitFor();
    await page.goto('/daily-content');
    await seeFeed(page);
    expect(await page.getByRole('link', { name: 'Manage Content' }).count()).toBe(0);
  });

  test('sends a visitor to the login', async () => {
    const page = await open('/daily-content/admin');

    await heading(page, 'Prayer Team Login').waitFor();
  });

  test('needs a title and content', async () => {
    const page = await openAdministration();

    await button(page, 'Create Content').click();

    await page.getByText('Required', { exact: true }).nth(1).waitFor();
    expect(await page.getByText('Required', { exact: true }).count()).toBe(2);
    await expectAccessibleDayAndNight(page);
  });
});

test.describe('the feed', () => {
  const OLD_ITEMS = 45;

  test('shows more at a time, and keeps what is shown when something new comes', async () => {
    const items = testFirestore().collection(COLLECTIONS.dailyContent);
    const refs = Array.from({ length: OLD_ITEMS }, () => items.doc());
    const storing = testFirestore().batch();
    for (const [index, ref] of refs.entries()) {
      storing.set(ref, storedItemOf(`${title}, the ${index + 1}. of long ago`, new Date(index)));
    }
    await storing.commit();
    const visitor = await open('/daily-content');
    const oldest = item(visitor).filter({ hasText: 'the 1. of long ago' });
    const all = visitor.getByRole('main').getByRole('listitem');
    await all.nth(19).waitFor();
    expect(await all.count()).toBe(20);

    while ((await oldest.count()) === 0) {
      const shown = await all.count();
      await button(visitor, 'Show More').click();
      await all.nth(shown).waitFor();
    }
    await button(visitor, 'Show More').waitFor({ state: 'detached' });
    const shown = await all.count();
    await items.add(storedItemOf(`${title}, of today`, new Date()));
    await expect.poll(() => all.first().innerText()).toContain(`${title}, of today`);

    expect(await all.count()).toBe(shown + 1);
  });

  test('says that it could not be loaded', async () => {
    const page = await open('/');
    await page.route(/\/feed-query-/, (route) => route.abort());

    await page.getByRole('link', { name: 'Daily Content' }).click();

    await page.getByText('Failed to load daily content.').nth(1).waitFor();
    await expectAccessibleDayAndNight(page);
  });
});

test.describe('a file', () => {
  test('is shown as what it is: a PDF in a frame 600 px high', async ({ present }) => {
    const page = await openAdministration();
    await fill(page);
    await page.getByLabel('File').setInputFiles(pdf());
    await create(page, { isPublished: true });

    const visitor = await open('/daily-content');

    const frame = item(visitor).locator('iframe');
    await frame.waitFor();
    expect((await frame.boundingBox())?.height).toBe(600);
    const stored = await visitor.request.get((await frame.getAttribute('src')) ?? '');
    expect(stored.headers()['content-type']).toBe('application/pdf');
    // A policy that forbids the frame would say so here.
    expect(present.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('is deleted before its item, which stays when that fails', async () => {
    const page = await openAdministration();
    await fill(page);
    await page.getByLabel('File').setInputFiles(pdf());
    await create(page, { isPublished: false });
    const stored = testBucket().file((await storedItem()).get('file_path'));
    const files = `http://${emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST')}/**`;
    await page.route(files, (route) => route.fulfill({ status: 403, json: {} }));

    await confirmDeletion(page);
    await page.getByText('Failed to delete content').waitFor();
    await item(page).waitFor();
    expect(await stored.exists()).toEqual([true]);
    await page.unroute(files);

    await confirmDeletion(page);
    await page.getByText('Content deleted successfully').waitFor();
    expect(await stored.exists()).toEqual([false]);
    await item(page).waitFor({ state: 'detached' });
  });

  test('is shown inline when it is an image, and as a link when it is anything else', async () => {
    const page = await openAdministration();
    await fill(page);
    const image = {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: SOUND_FILES['image/png'] ?? Buffer.alloc(0),
    };
    await page.getByLabel('File').setInputFiles(image);
    await create(page, { isPublished: true });
    const visitor = await open('/daily-content');
    await item(visitor).getByRole('img').waitFor();

    title = `${title} Word`;
    await fill(page);
    const word = {
      name: 'a.doc',
      mimeType: 'application/msword',
      buffer: SOUND_FILES['application/msword'] ?? Buffer.alloc(0),
    };
    await page.getByLabel('File').setInputFiles(word);
    await create(page, { isPublished: true });

    await item(visitor).getByRole('link', { name: 'View attached file' }).waitFor();
  });

  test('shows how much of it has arrived, and can be stopped', async () => {
    const page = await openAdministration();
    await fill(page);
    await page.getByLabel('File').setInputFiles(pdf());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`http://${emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST')}/**`, async (route) => {
      await held;
      await route.abort();
    });
    await button(page, 'Create Content').click();
    await page.getByRole('progressbar', { name: 'Upload' }).waitFor();

    await button(page, 'Cancel Upload').click();
    release();

    await button(page, 'Create Content').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    expect(await page.getByText('Failed to create content').count()).toBe(0);
    expect(await item(page).count()).toBe(0);
  });

  test('is refused before it is sent when its type or size is wrong', async () => {
    const page = await openAdministration();

    await page
      .getByLabel('File')
      .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('x') });
    await page.getByText(CONTENT_FILE_REFUSALS.invalidType).first().waitFor();
    await page.getByLabel('File').evaluate((input, size) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(size)], 'big.pdf', { type: 'application/pdf' }));
      if (input instanceof HTMLInputElement) {
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, CONTENT_FILE_MAX_BYTES);

    await page.getByText(CONTENT_FILE_REFUSALS.tooLarge).first().waitFor();
  });

  test('is refused by the server when it is not what its name says', async () => {
    const page = await openAdministration();
    await fill(page);
    const disguised = { ...pdf('page.pdf'), buffer: Buffer.from('<!doctype html><script>alert(1)</script>') };
    await page.getByLabel('File').setInputFiles(disguised);
    await button(page, 'Create Content').click();

    await page.getByText(CONTENT_FILE_REFUSALS.invalidType).first().waitFor();
    expect(await item(page).count()).toBe(0);
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
  });
});
