import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { requestsWith } from '../../functions/src/testing/stored-request.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { expect, test } from './fixtures.ts';

const CSV = 'text/csv';

/** Returns a file of `count` requests with a church's own column names. Every twentieth row has an invalid email address. */
function requestsFile(marker: string, count: number): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Array.from({ length: count }, (_, index) => {
    const email = index % 20 === 3 ? '=HYPERLINK("nobody")' : `ruth-${index}@example.org`;
    return `Ruth Meyer;"${email.replaceAll('"', '""')}";"For my mother; ${marker} ${index}";${(index % 28) + 1}.3.2026`;
  });
  const text = `\uFEFFPerson;Contact;What to pray for;Date\r\n${rows.join('\r\n')}\r\n`;
  return { name: `prayers-${marker}.csv`, mimeType: CSV, buffer: Buffer.from(text) };
}

const chooseFile = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('CSV file').setInputFiles(file);

/** Chooses a file in the browser's dialog. */
async function openFile(page: Page, path: string): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('CSV file').click()]);
  await dialog.setFiles(path);
}

async function storedWith(marker: string): Promise<number> {
  return (await requestsWith(marker).count().get()).data().count;
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

const entryOf = (page: Page, file: string) => page.getByRole('listitem').filter({ hasText: file });

test.describe('an import', () => {
  test('shows the recognized columns, reports each bad row, imports the others, and can be undone', async ({
    signIn,
  }) => {
    const marker = randomUUID().slice(0, 8);
    const { page, errors } = await signIn('leadership');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'import-empty');

    await chooseFile(page, requestsFile(marker, 130));
    await page.getByText('Please choose the column for: Prayer request').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('0');
    await page.getByLabel('Prayer request', { exact: true }).selectOption('What to pray for');
    await page.getByLabel('Email').selectOption('Contact');
    expect(await page.getByLabel('Dates are written').inputValue()).toBe('day_first');
    await page.getByText('7 rows have a problem and are left out.').waitFor();
    const bad = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '5', exact: true }) });
    await expect(bad.getByText('Email: This isn’t an email address.')).toBeVisible();
    await expect(bad.getByText('=HYPERLINK("nobody")')).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'import-checked');
    expect(await storedWith(marker)).toBe(0);

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Rows with Problems' }).click(),
    ]);
    const problems = await readFile(await saved.path(), 'utf8');
    expect(problems).toContain(`"'=HYPERLINK(""nobody"")"`);
    expect(problems.trim().split('\n')).toHaveLength(8);

    await page.getByRole('button', { name: 'Import 123 prayer requests' }).click();
    await page.getByRole('dialog').getByText('Nobody is notified.').waitFor();
    await takeScreenshot(page, 'import-confirm');
    await confirm(page, 'Import');
    await page
      .getByRole('heading', { name: 'Importing 123 prayer requests' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByText('Done. The import is listed below').waitFor();
    await entryOf(page, marker).getByText('Added: 123 prayer requests.').waitFor();
    expect(await storedWith(marker)).toBe(123);
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'import-done');

    await entryOf(page, marker).getByRole('button', { name: 'Undo Import' }).click();
    await confirm(page, 'Undo Import');
    await entryOf(page, marker).getByText('Undone. Removed: 123 prayer requests.').waitFor();
    expect(await storedWith(marker)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('that was interrupted continues with the same file and creates no duplicates', async ({ signIn }) => {
    const marker = randomUUID().slice(0, 8);
    const { page } = await signIn('leadership', { path: '/prayerteam/import' });
    const rows = Array.from({ length: 150 }, (_, index) => `1/2/2026,Joel,For rain ${marker} ${index}`);
    const file = {
      name: `prayers-${marker}.csv`,
      mimeType: CSV,
      buffer: Buffer.from(`Date,Member,What to pray for\n${rows.join('\n')}\n`),
    };
    // The second chunk never gets a response.
    let calls = 0;
    await page.route('**/importRows', (route) => {
      calls += 1;
      return calls === 2 ? route.abort() : route.continue();
    });
    await chooseFile(page, file);
    await page.getByLabel('Prayer request', { exact: true }).selectOption('What to pray for');
    await page.getByLabel('Full name').selectOption('Member');
    await page.getByLabel('Dates are written').selectOption('Day first: 31/12/2026');
    await page.getByRole('button', { name: 'Import 150 prayer requests' }).click();
    await confirm(page, 'Import');
    await page.getByText('The import stopped at row 100 of 150.').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'import-stopped');

    await page.reload();
    await entryOf(page, marker).getByText('100 of 150 so far.').waitFor();
    await chooseFile(page, file);
    await page.getByText('Your column choices were kept.').waitFor();
    expect(await page.getByLabel('Prayer request', { exact: true }).inputValue()).toBe('2');
    expect(await page.getByLabel('Full name').inputValue()).toBe('1');
    expect(await page.getByLabel('Dates are written').inputValue()).toBe('day_first');
    await page.getByRole('button', { name: 'Import 150 prayer requests' }).click();
    await confirm(page, 'Import');
    await page.getByText('Done. The import is listed below').waitFor();

    await entryOf(page, marker).getByText('Added: 150 prayer requests.').waitFor();
    expect(await entryOf(page, marker).count()).toBe(1);
    expect(await storedWith(marker)).toBe(150);

    // The import is finished, so the same file starts a new one with no columns chosen.
    await page.reload();
    await chooseFile(page, file);
    await page.getByText('Please choose the column for: Prayer request').waitFor();
  });

  test('rejects a workbook with a clear message, and invites its people once it is saved as CSV under the same name', async ({
    signIn,
  }, testInfo) => {
    const marker = randomUUID().slice(0, 8);
    const { page } = await signIn('leadership', { path: '/prayerteam/import' });
    const path = testInfo.outputPath(`people-${marker}.csv`);
    await writeFile(path, Buffer.from([0x50, 0x4b, 3, 4, 0]));
    await openFile(page, path);
    await page.getByText('This is a workbook. Please save the sheet as CSV first.').waitFor();
    await page.getByLabel('What do you want to import?').selectOption('Prayer team members');
    await writeFile(
      path,
      `First Name,Last Name,Home Email\nBoaz,Cohen-${marker},boaz-${marker}@example.org\n`,
    );
    await openFile(page, path);
    await page.getByRole('button', { name: 'Import 1 person' }).click();
    await page.getByRole('dialog').getByText('1 person gets a welcome email').waitFor();
    await confirm(page, 'Import');
    await entryOf(page, marker).getByText('Added: 1 person.').waitFor();

    const profiles = testFirestore().collection(COLLECTIONS.profiles);
    const found = await profiles.where('email', '==', `boaz-${marker}@example.org`).get();
    expect(found.docs.map((profile) => profile.get('role'))).toEqual(['prayer_team']);
  });
});
