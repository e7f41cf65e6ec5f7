import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { expectAccessibleDayAndNight } from '../support/accessibility.ts';
import { holdQuery, ofCollection } from '../support/hold-query.ts';
import { sidewaysPx } from '../support/sideways.ts';
import { storeRequest } from '../support/stored-request.ts';
import { takeScreenshot } from '../support/take-screenshot.ts';
import { PHONE } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

function tableOf(page: Page, title: string): Locator {
  return page.getByRole('table', { name: title });
}

function rowOf(page: Page, title: string, name: string): Locator {
  return tableOf(page, title)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

async function fieldsOf(row: Locator): Promise<string[]> {
  return row.getByRole('cell').allTextContents();
}

const DAY_MS = 24 * 3_600_000;

/** A time in a week that a range of three months does not include, but a year does. */
const LONG_AGO = new Date(Date.now() - (20 + Math.floor(Math.random() * 25)) * 7 * DAY_MS);

function weekName(moment: Date): string {
  const monday = new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * DAY_MS);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(monday);
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

/** Stores a request of this week and waits until insights count it. */
async function storeCountedRequest(): Promise<void> {
  const { id } = await storeRequest({ created_at: new Date() });
  const counted = testFirestore().collection(COLLECTIONS.countedRequests).doc(id);
  await expect.poll(async () => (await counted.get()).exists).toBe(true);
}

test.describe('insights', () => {
  test('show open requests only once the figures have loaded, so that nothing is pushed down', async ({
    signIn,
  }) => {
    await storeRequest({ created_at: new Date() });
    const { page, errors } = await signIn('leadership');
    const held = await holdQuery(page, ofCollection(COLLECTIONS.insightMonths));

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Insights' }).click();
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor();
    const loading = page.getByText('Loading insights…');
    await loading.waitFor();
    const members = page.getByText('Open Requests by Member').first();
    await members.waitFor({ state: 'attached' });
    expect(await members.isVisible()).toBe(false);
    held.release();
    await members.waitFor();

    expect(await loading.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('update live by week, waiting time, and member, in charts, tables, and files', async ({ signIn }) => {
    await storeCountedRequest();
    const { page, member, name, errors } = await signIn('leadership', { path: '/prayerteam/insights' });
    await tableOf(page, 'Open Requests by Member').waitFor();
    // Sorts before all letters, and looks like a formula to a spreadsheet.
    const firstName = '=Aaliyah';
    await testFirestore().collection(COLLECTIONS.profiles).doc(member.uid).update({ first_name: firstName });
    const ownName = name.replace(member.firstName, firstName);

    await tableOf(page, 'Requests by Week').waitFor();
    expect(await tableOf(page, 'Requests by Week').getByRole('rowheader').count()).toBe(13);
    await page.getByRole('button', { name: '1 Year' }).press('Enter');
    const week = rowOf(page, 'Requests by Week', weekName(LONG_AGO));
    const before = (await fieldsOf(week)).map(Number);

    const { id } = await storeRequest({ created_at: LONG_AGO, urgency_level: 'high' });
    const [low = 0, medium = 0, high = 0, all = 0] = before;
    await expect.poll(() => fieldsOf(week)).toEqual([low, medium, high + 1, all + 1].map(String));

    await testFirestore()
      .collection(COLLECTIONS.prayerRequests)
      .doc(id)
      .update({
        ...assignMember({ revision: 0 }, member.uid, member.uid),
        updated_at: new Date(LONG_AGO.getTime() + 150 * 60_000),
      });
    const waits = rowOf(page, 'Response Time', weekName(LONG_AGO));
    await expect.poll(async () => (await fieldsOf(waits))[0]).toMatch(/\d (min|h|days)$/);
    const ownRow = rowOf(page, 'Open Requests by Member', ownName);
    await expect.poll(() => fieldsOf(ownRow)).toEqual(['1']);

    const byWeek = await download(page, 'Download CSV of Requests by Week');
    expect(byWeek.name).toMatch(/^requests-by-week-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    const [heading, ...lines] = byWeek.text.trimEnd().split('\r\n');
    expect(heading).toBe('\uFEFFWeek of (its Monday),Low,Medium,High,All requests');
    expect(lines).toHaveLength(52);
    expect(lines.some((line) => line.endsWith(`,${low},${medium},${high + 1},${all + 1}`))).toBe(true);
    expect((await download(page, 'Download CSV of Open Requests by Member')).text).toContain(
      `'${ownName},1\r\n`,
    );

    await page.reload();
    await tableOf(page, 'Requests by Week').waitFor();
    expect(await tableOf(page, 'Requests by Week').getByRole('rowheader').count()).toBe(52);
    expect(await sidewaysPx(page)).toBe(0);
    await takeScreenshot(page, 'insights');
    await expectAccessibleDayAndNight(page);

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Show Table of Requests by Week' }).press('Enter');
    await page.getByRole('region', { name: 'Requests by Week, table' }).waitFor();
    await page.getByRole('button', { name: 'Show Chart of Requests by Week' }).waitFor();
    expect(await sidewaysPx(page)).toBe(0);
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'insights-table');
    expect(errors).toEqual([]);
  });

  test('show an error if they cannot be loaded and can be retried', async ({ signIn }) => {
    await storeCountedRequest();
    const { page } = await signIn('leadership');
    await page.route(/\/insight-queries-/, (route) => route.abort());
    await page.goto('/prayerteam/insights');
    await page.getByText('Failed to load insights.').waitFor();
    await page.getByText('Failed to load open requests.').waitFor();
    await expectAccessibleDayAndNight(page);
    await takeScreenshot(page, 'insights-error');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try Again' }).last().click();
    await tableOf(page, 'Open Requests by Member').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await tableOf(page, 'Requests by Week').waitFor();
  });
});
