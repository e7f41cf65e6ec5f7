import { setTimeout } from 'node:timers/promises';
import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import {
  dayOf,
  INSIGHT_RANGES,
  lastWeeks,
  monthOf,
} from '@prayer-community/domain/insights/insights-calendar';
import type { Firestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { type Bill, totalOf } from '../read-meter/bill.ts';
import type { ReadMeter } from '../read-meter/read-meter.ts';
import { signIn } from './sign-in.ts';

const DAY_MS = 24 * 3_600_000;
const REQUESTS_A_DAY = 20;
/** What a listener is told of one change comes in one go; anything more would be here by then. */
const SETTLE_MS = 3_000;

/** Opens insights over a counted year, goes from range to range, and says what all of it costs. */
export async function walkInsights(
  browser: Browser,
  db: Firestore,
  meter: ReadMeter,
  leaderUid: string,
  members: readonly string[],
): Promise<Bill> {
  await fillYear(db, members);
  const { page, leave } = await signIn(browser, leaderUid);
  try {
    await setTimeout(SETTLE_MS);
    const dashboard = meter.take();
    console.log(`\nThe dashboard before: ${totalOf(dashboard)}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Insights' }).click();
    await page.getByRole('table', { name: 'Open Requests by Member' }).waitFor();
    for (const range of ['4 Weeks', '1 Year', '3 Months']) {
      await page.getByRole('button', { name: range }).click();
      await page.getByRole('table', { name: 'Requests by Week' }).waitFor();
    }
    await setTimeout(SETTLE_MS);
    return meter.take();
  } finally {
    await leave();
  }
}

/** Stores what is counted of a year in which every day had requests. */
export async function fillYear(db: Firestore, members: readonly string[]): Promise<void> {
  const now = new Date();
  const [first = dayOf(now)] = lastWeeks(INSIGHT_RANGES.year, now);
  const batch = db.batch();
  for (let at = new Date(first).getTime(); at <= now.getTime(); at += DAY_MS) {
    const day = dayOf(new Date(at));
    const counts = { requests: REQUESTS_A_DAY, urgency: { low: REQUESTS_A_DAY } };
    batch.set(
      db.collection(COLLECTIONS.insightMonths).doc(monthOf(day)),
      { days: { [day]: { ...counts, categories: { family: REQUESTS_A_DAY }, assigned_after: { 60: 1 } } } },
      { merge: true },
    );
  }
  batch.set(db.collection(COLLECTIONS.insightTeam).doc(OPEN_REQUESTS_ID), {
    members: Object.fromEntries(members.map((uid, index) => [uid, index])),
  });
  await batch.commit();
}
