import { randomUUID } from 'node:crypto';
import { CONTENT_FILE_REFUSALS } from '@prayer-community/domain/daily-content/content-file';
import { CONTENT_FILE_MAX_BYTES } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { VALID_FILES } from '../../functions/src/testing/content-files.ts';
import { emulatorAddress, testBucket } from '../../functions/src/testing/test-backend.ts';
import {
  button,
  createContent,
  deleteContent,
  fillContent,
  item,
  storedItem,
  untilInFeed,
} from '../support/content-administration.ts';
import type { StaffVisit } from '../support/staff-visit.ts';
import { expect, type Journey, test } from './fixtures.ts';

let visit: Journey['visit'];
let leader: StaffVisit;
let title: string;

test.beforeEach(async ({ visit: visitOfJourney, signIn }) => {
  visit = visitOfJourney;
  leader = await signIn('leadership', { path: '/daily-content/admin' });
  title = `Gratitude ${randomUUID().slice(0, 8)}`;
});

function pdf(name = 'plan.pdf') {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: VALID_FILES['application/pdf'] ?? Buffer.alloc(0),
  };
}

test.describe('a file', () => {
  test('that is a PDF is shown 600 px high, and is deleted before its item, which remains if that fails', async ({
    present,
  }) => {
    const { page } = leader;
    await fillContent(page, title);
    await page.getByLabel('File').setInputFiles(pdf());
    await createContent(page, title, { isPublished: true });
    await untilInFeed(title);

    const { page: visitor } = await visit('/daily-content');

    const frame = item(visitor, title).locator('iframe');
    await frame.waitFor();
    expect((await frame.boundingBox())?.height).toBe(600);
    const stored = await visitor.request.get((await frame.getAttribute('src')) ?? '');
    expect(stored.headers()['content-type']).toBe('application/pdf');
    // A policy that forbids the frame would cause an error here.
    expect(present.flatMap(({ errors }) => errors)).toEqual([]);

    const file = testBucket().file((await storedItem(title)).get('file_path'));
    const files = `http://${emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST')}/**`;
    await page.route(files, (route) => route.fulfill({ status: 403, json: {} }));

    await deleteContent(page, title);
    await page.getByText('Failed to delete content').waitFor();
    await item(page, title).waitFor();
    expect(await file.exists()).toEqual([true]);
    await page.unroute(files);

    await deleteContent(page, title);
    await page.getByText('Content deleted successfully').waitFor();
    expect(await file.exists()).toEqual([false]);
    await item(page, title).waitFor({ state: 'detached' });
  });

  test('is shown inline if it is an image, and as a link if it is a Word document', {
    tag: '@strict',
  }, async () => {
    const { page } = leader;
    await fillContent(page, title);
    const image = {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: VALID_FILES['image/png'] ?? Buffer.alloc(0),
    };
    await page.getByLabel('File').setInputFiles(image);
    await createContent(page, title, { isPublished: true });
    await untilInFeed(title);
    const { page: visitor } = await visit('/daily-content');
    const shown = item(visitor, title).getByRole('img');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    title = `${title} Word`;
    await fillContent(page, title);
    const word = {
      name: 'a.doc',
      mimeType: 'application/msword',
      buffer: VALID_FILES['application/msword'] ?? Buffer.alloc(0),
    };
    await page.getByLabel('File').setInputFiles(word);
    await createContent(page, title, { isPublished: true });

    await item(visitor, title).getByRole('link', { name: 'View attached file' }).waitFor();
  });

  test('is rejected before the upload if it is invalid, and otherwise shows its progress and can be canceled', async () => {
    const { page } = leader;
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('x') });
    await page.getByText(t(CONTENT_FILE_REFUSALS.invalidType)).first().waitFor();
    await page.getByLabel('File').evaluate((input, size) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(size)], 'big.pdf', { type: 'application/pdf' }));
      if (input instanceof HTMLInputElement) {
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, CONTENT_FILE_MAX_BYTES);
    await page.getByText(t(CONTENT_FILE_REFUSALS.tooLarge)).first().waitFor();

    await fillContent(page, title);
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

    await page.getByText('Upload canceled').waitFor();
    await button(page, 'Create Content').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
    expect(await page.getByText('Failed to create content').count()).toBe(0);
    expect(await item(page, title).count()).toBe(0);
  });

  test('is rejected by the server if its content does not match its name', async () => {
    const { page } = leader;
    await fillContent(page, title);
    const disguised = { ...pdf('page.pdf'), buffer: Buffer.from('<!doctype html><script>alert(1)</script>') };
    await page.getByLabel('File').setInputFiles(disguised);
    await button(page, 'Create Content').click();

    await page.getByText(t(CONTENT_FILE_REFUSALS.invalidType)).first().waitFor();
    expect(await item(page, title).count()).toBe(0);
    expect(await page.getByLabel('Title').inputValue()).toBe(title);
  });
});
