import { randomUUID } from 'node:crypto';
import { CONTENT_FILE_REFUSALS } from '@prayer-community/domain/content-file';
import { CONTENT_FILE_MAX_BYTES } from '@prayer-community/domain/limits';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SOUND_FILES } from '../functions/src/testing/content-files.ts';
import { randomAddress } from '../functions/src/testing/random-address.ts';
import { newestCode } from '../functions/src/testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../functions/src/testing/staff-member.ts';
import { emulatorAddress } from '../functions/src/testing/test-backend.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { startChromium } from './browser/chromium.ts';
import { comeFrom } from './browser/from-address.ts';
import { photograph } from './browser/photograph.ts';
import { type Visit, visit } from './browser/visit.ts';

let browser: Browser;
let visits: Visit[];
let title: string;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser.close());

beforeEach(() => {
  visits = [];
  title = `Gratitude ${randomUUID().slice(0, 8)}`;
});

afterEach(() => Promise.all(visits.map((each) => each.leave())));

async function open(path: string): Promise<Page> {
  const opened = await visit(browser, path);
  visits.push(opened);
  await comeFrom(opened.page.context(), randomAddress());
  return opened.page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const item = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function signIn(member: StaffMember): Promise<Page> {
  const page = await open('/prayerteam');
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password').fill(member.password);
  await button(page, 'Sign In').click();
  await heading(page, 'Verification Code').waitFor();
  await page.getByLabel('Verification code').fill(await newestCode(member));
  await heading(page, 'Prayer Team Dashboard').waitFor();
  return page;
}

async function openAdministration(): Promise<Page> {
  const page = await signIn(await createStaffMember('leadership'));
  await page.goto('/daily-content');
  await page.getByRole('link', { name: 'Manage Content' }).click();
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

describe('the administration', () => {
  it('is for leadership, who publish, unpublish and delete', async () => {
    const page = await openAdministration();
    await expectAccessible(page);
    await fill(page);
    await photograph(page, 'daily-content-admin');

    await create(page, { isPublished: false });
    const visitor = await open('/daily-content');
    await heading(visitor, 'Daily Prompts & Scripture Feed').waitFor();
    expect(await item(visitor).count()).toBe(0);

    await button(page, `Publish ${title}`).click();
    await page.getByText('Content published successfully').waitFor();
    await item(visitor).getByText('Philippians 4:6').waitFor();
    await item(visitor).getByText('Prompt', { exact: true }).waitFor();
    await item(visitor).getByText('Content', { exact: true }).waitFor();
    await expectAccessible(visitor);
    await photograph(visitor, 'daily-content');

    await button(page, `Unpublish ${title}`).click();
    await page.getByText('Content unpublished successfully').waitFor();
    await item(visitor).waitFor({ state: 'detached' });

    await button(page, `Delete ${title}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Content deleted successfully').waitFor();
    await item(page).waitFor({ state: 'detached' });
  });

  it('sends the prayer team home', async () => {
    const page = await signIn(await createStaffMember('prayer_team'));
    await page.goto('/daily-content/admin');

    await page.getByText('Access denied. Leadership role required.').waitFor();
    await heading(page, 'Request Prayer').waitFor();
    await page.goto('/daily-content');
    await heading(page, 'Daily Prompts & Scripture Feed').waitFor();
    expect(await page.getByRole('link', { name: 'Manage Content' }).count()).toBe(0);
  });

  it('sends a visitor to the login', async () => {
    const page = await open('/daily-content/admin');

    await heading(page, 'Prayer Team Login').waitFor();
  });

  it('needs a title and content', async () => {
    const page = await openAdministration();

    await button(page, 'Create Content').click();

    expect(await page.getByText('Required', { exact: true }).count()).toBe(2);
  });
});

describe('a file', () => {
  it('is shown as what it is: a PDF in a frame 600 px high', async () => {
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
  });

  it('is shown inline when it is an image, and as a link when it is anything else', async () => {
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

  it('shows how much of it has arrived, and can be stopped', async () => {
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

  it('is refused before it is sent when its type or size is wrong', async () => {
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

  it('is refused by the server when it is not what its name says', async () => {
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
