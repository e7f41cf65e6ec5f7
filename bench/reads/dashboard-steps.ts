import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Bill } from '../read-meter/bill.ts';
import type { ReadMeter } from '../read-meter/read-meter.ts';
import type { Amount } from './fill-requests.ts';
import { signIn } from './sign-in.ts';

/** What a leader does on the dashboard, and what it costs. */
export interface Step {
  name: string;
  bill: Bill;
}

const PAGE_SIZE = 25;
const POLL_MS = 50;

/** Signs a leader in and walks over the dashboard: its first page, a filter and back, the archive. */
export async function walkDashboard(
  browser: Browser,
  leaderUid: string,
  meter: ReadMeter,
  amount: Amount,
): Promise<Step[]> {
  meter.take();
  const { page, leave } = await signIn(browser, leaderUid);
  const steps: Step[] = [];
  const finish = async (name: string, heading: string | RegExp) => {
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await rowsOf(page).first().waitFor();
    steps.push({ name, bill: meter.take() });
  };
  const active = `Active Requests (${amount.active.toLocaleString('en-US')})`;
  try {
    await finish('sign in and open', /^To Take \([\d,]+\+?\)$/);
    await page.getByRole('link', { name: 'All Requests' }).click();
    await finish('all requests', active);
    await page.getByLabel('Urgency').selectOption('High');
    await page.getByRole('heading', { name: active }).waitFor({ state: 'detached' });
    await finish('filter', /^Active Requests \([\d,]+\)$/);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    // The list is there at once, from memory; the database confirms it.
    await until(() => meter.peek().documents >= PAGE_SIZE && meter.peek().aggregations > 0);
    await finish('clear filters', active);
    await page.getByRole('button', { name: 'Archive' }).click();
    await finish('archive', /^Archived Requests \([\d,]+\+?\)$/);
    return steps;
  } finally {
    await leave();
  }
}

const rowsOf = (page: Page) => page.locator('a[data-card]');

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await setTimeout(POLL_MS);
  }
}
