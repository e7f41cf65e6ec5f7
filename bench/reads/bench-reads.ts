/**
 * Counts what the Belief Wall, insights and the staff dashboard read, as Firestore bills it, the dashboard at 100 requests
 * and at 100,000. Prints `wall-reads: N`, what opening the wall costs, `insights-reads: N`, what a year of insights costs,
 * and as the last line `dashboard-reads: N`, the most that any one screen of the dashboard costs. Fails where one of them, or a
 * new post on an open wall, costs more than it may.
 *   npm run bench:reads
 */

import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { startChromium } from '../../tests/support/chromium.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { findChromium, inspectBrowserMachine } from '../../tools/chromium/find-chromium.ts';
import { addBills, totalOf } from '../read-meter/bill.ts';
import { ReadMeter } from '../read-meter/read-meter.ts';
import { walkDashboard } from './dashboard-steps.ts';
import { type Amount, fillRequests } from './fill-requests.ts';
import { walkInsights } from './insights-steps.ts';
import { buildMeteredWeb, startMeteredBackend } from './own-backend.ts';
import { rulesReads } from './rules-reads.ts';
import { type WallReads, walkWall } from './wall-steps.ts';

const AMOUNTS: readonly Amount[] = [
  { total: 100, active: 60 },
  { total: 100_000, active: 2_000 },
];
const TEAM_SIZE = 20;
const MOST_READS = 60;
const MOST_WALL_READS = 21;
const MOST_READS_FOR_NEW_POST = 1;
/** A team so large that its members are not all shown at once. */
const LARGE_TEAM_SIZE = 60;

const meter = new ReadMeter(rulesReads);
process.env.CHROMIUM_PATH = await findChromium(inspectBrowserMachine(process.env));
const ports = await findFreePorts();
await buildMeteredWeb(ports);
const wall = await withBackend(measureWall);
const insights = await withBackend(measureInsights);
const dearest: number[] = [];
for (const amount of AMOUNTS) {
  // A backend for each: what a browser leaves open slows every later write of the emulator.
  dearest.push(await withBackend(() => measure(amount)));
}
const most = Math.max(...dearest);
console.log(`wall-reads: ${wall.firstPage}`);
console.log(`insights-reads: ${insights}`);
console.log(`dashboard-reads: ${most}`);
const isWithin =
  Math.max(most, insights) <= MOST_READS &&
  wall.firstPage <= MOST_WALL_READS &&
  wall.newPost <= MOST_READS_FOR_NEW_POST;
process.exitCode = isWithin ? 0 : 1;

async function withBackend<Measured>(work: () => Promise<Measured>): Promise<Measured> {
  const backend = await startMeteredBackend(ports, meter);
  try {
    return await work();
  } finally {
    await backend.stop();
  }
}

/** Prints, and returns, what the wall costs a visitor. */
async function measureWall(): Promise<WallReads> {
  const browser = await startChromium();
  try {
    const reads = await walkWall(browser, testFirestore(), meter);
    console.log(`\nBelief Wall: ${reads.firstPage} to open, ${reads.newPost} for each new post`);
    return reads;
  } finally {
    await browser.close();
  }
}

/** Prints, and returns, what a year of insights costs the leader of a large team. */
async function measureInsights(): Promise<number> {
  const leader = await createStaffMember('leadership');
  const team = await Promise.all(Array.from({ length: LARGE_TEAM_SIZE - 1 }, () => createStaffMember()));
  const uids = team.map(({ uid }) => uid);
  const browser = await startChromium();
  try {
    const bill = await walkInsights(browser, testFirestore(), meter, leader.uid, uids);
    console.log(`\nInsights over a year, with ${LARGE_TEAM_SIZE} on the team`);
    console.table({ insights: { ...bill, total: totalOf(bill) } });
    return totalOf(bill);
  } finally {
    await browser.close();
  }
}

/** Prints what each screen costs, and returns the most of it. */
async function measure(amount: Amount): Promise<number> {
  const leader = await createStaffMember('leadership');
  const team = await Promise.all(Array.from({ length: TEAM_SIZE - 1 }, () => createStaffMember()));
  await fillRequests(
    testFirestore(),
    amount,
    team.map(({ uid }) => uid),
  );
  const browser = await startChromium();
  try {
    const steps = await walkDashboard(browser, leader.uid, meter, amount);
    console.log(`\n${amount.total.toLocaleString('en-US')} requests, ${amount.active} of them active`);
    const together = { name: 'together', bill: steps.map(({ bill }) => bill).reduce(addBills) };
    console.table(
      Object.fromEntries(
        [...steps, together].map(({ name, bill }) => [name, { ...bill, total: totalOf(bill) }]),
      ),
    );
    return Math.max(...steps.map(({ bill }) => totalOf(bill)));
  } finally {
    await browser.close();
  }
}
