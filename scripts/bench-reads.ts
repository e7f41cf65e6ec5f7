/**
 * Counts what the staff dashboard reads, as Firestore bills it, at 100 requests and at 100,000. The last line is
 * `dashboard-reads: N`, the most that any one screen of it costs.
 *   npm run bench:reads
 */

import { startChromium } from '../e2e/browser/chromium.ts';
import { createStaffMember } from '../functions/src/testing/staff-member.ts';
import { testFirestore } from '../functions/src/testing/test-backend.ts';
import { findChromium, inspectBrowserMachine } from '../local/chromium/find-chromium.ts';
import { totalOf } from '../local/read-meter/bill.ts';
import { ReadMeter } from '../local/read-meter/read-meter.ts';
import { walkDashboard } from './bench-reads/dashboard-steps.ts';
import { type Amount, fillRequests } from './bench-reads/fill-requests.ts';
import { startMeteredBackend } from './bench-reads/own-backend.ts';
import { rulesReads } from './bench-reads/rules-reads.ts';

const AMOUNTS: readonly Amount[] = [
  { total: 100, active: 60 },
  { total: 100_000, active: 2_000 },
];
const TEAM_SIZE = 19;
const MOST_READS = 60;

const meter = new ReadMeter(rulesReads);
process.env.CHROMIUM_PATH = await findChromium(inspectBrowserMachine(process.env));
const backend = await startMeteredBackend(meter);
let most = 0;
try {
  const team = await Promise.all(Array.from({ length: TEAM_SIZE }, () => createStaffMember()));
  const leader = await createStaffMember('leadership');
  let had: Amount = { total: 0, active: 0 };
  for (const amount of AMOUNTS) {
    await fillRequests(
      testFirestore(),
      amount,
      had,
      team.map(({ uid }) => uid),
    );
    had = amount;
    most = Math.max(most, await measure(amount, leader.uid));
  }
} finally {
  await backend.stop();
}
console.log(`dashboard-reads: ${most}`);
process.exitCode = most <= MOST_READS ? 0 : 1;

async function measure(amount: Amount, leaderUid: string): Promise<number> {
  const browser = await startChromium();
  try {
    const steps = await walkDashboard(browser, leaderUid, meter, amount);
    console.log(`\n${amount.total.toLocaleString('en-US')} requests, ${amount.active} of them active`);
    console.table(
      Object.fromEntries(steps.map(({ name, bill }) => [name, { ...bill, total: totalOf(bill) }])),
    );
    return Math.max(...steps.map(({ bill }) => totalOf(bill)));
  } finally {
    await browser.close();
  }
}
