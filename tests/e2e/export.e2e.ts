import { readFile } from 'node:fs/promises';
import { newChurchExport } from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { ArchiveReader } from '../../functions/src/church-export/archive-reader.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

const exports = () => testFirestore().collection(COLLECTIONS.exports);

test.describe('the full export', () => {
  test('can be started by a leader, shows its progress, and downloads with the expected content', async ({
    signIn,
  }) => {
    const words = `For my mother ${Date.now()}`;
    const request = await storeRequest({ prayer_text: words, submission_type: 'confidential' });
    const { page, member, name } = await signIn('leadership');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Export Everything' }).click();
    await page.getByRole('heading', { level: 1, name: 'Export' }).waitFor();
    await page.getByText('Nothing has been exported yet.').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'export-before');

    const start = page.getByRole('button', { name: 'Export Everything' });
    // Both are there only until the export is ready.
    await Promise.all([
      page.getByText('You can leave this page. The file will be here for one day.').waitFor(),
      page.getByRole('progressbar', { name: 'Preparing your export…' }).waitFor(),
      start.press('Enter'),
    ]);
    await page.getByText('Your export is ready.').waitFor();
    await expect(start).toBeFocused();
    await page.getByText(`Export by ${name}`).waitFor();
    await page.getByText('Not downloaded yet').waitFor();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download \(/ }).press('Enter'),
    ]);
    await page.getByText(`Downloaded by ${name}`).waitFor();

    expect(saved.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.zip$/);
    const archive = await ArchiveReader.open(await saved.path());
    expect(await archive.readText('data/prayer_requests.jsonl')).toContain(request.id);
    expect(await archive.readText('tables/requests.csv')).toContain(words);
    expect(await archive.readText('tables/people.csv')).toContain(member.email);
    expect(await archive.readText('README.txt')).toContain('  prayer_text  The prayer request');
    expect(await archive.readText('LEAME.txt')).toContain('  prayer_text  La petición de oración');
    expect((await archive.readManifest()).format).toBe(1);
    archive.close();
    const [stored] = (await exports().get()).docs;
    expect(stored?.data()).toMatchObject({
      requested_by: member.uid,
      state: 'ready',
      downloads: [{ by: member.uid }],
    });
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'export-ready');
    await page.setViewportSize(PHONE);
    expect(await sidewaysPx(page)).toBe(0);
  });

  test('shows its progress as well as expired and failed exports', async ({ signIn }) => {
    const { page, member } = await signIn('leadership', { path: '/prayerteam/export' });
    await page.getByText('Nothing has been exported yet.').waitFor();
    const at = new Date();
    const longAgo = new Date('2026-01-10T10:00:00Z');
    const common = { ...newChurchExport(member.uid, longAgo), attempts: 1 };
    // The function would build a new export, so this one is set to `building` only after the function has skipped it.
    const building = await exports().add({ ...common, created_at: at, state: 'failed' });
    await expect
      .poll(() => readFile(emulatorAddress('BACKEND_LOG'), 'utf8'))
      .toContain(`"outcome":"settled","uid":"${building.id}"`);
    const leased_until = new Date(at.getTime() + 540_000);
    await building.update({ state: 'building', leased_until, done_count: 1204, total_count: 3400 });
    await exports().add({
      ...common,
      requested_by: 'gone',
      state: 'ready',
      size_bytes: 48_000_000,
      expires_at: new Date('2026-01-11T10:00:00Z'),
      downloads: [{ by: member.uid, at: longAgo }],
    });
    await exports().add({ ...common, state: 'failed' });

    await page.getByText('Preparing your export: 1,204 of 3,400').waitFor();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
    await page.getByText('This file was deleted.').waitFor();
    await page.getByText('Export by A former member').waitFor();
    await page.getByText('This export could not be completed. Please start a new one.').waitFor();
    expect(await page.getByRole('button', { name: /^Download/ }).count()).toBe(0);
    const start = page.getByRole('button', { name: 'Export Everything' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'export-states');
  });
});
