/**
 * Lets 50 visitors submit 2,000 prayer requests while 20 staff members listen and one has the dashboard open in
 * Chromium. Connections drop at random, and a visitor who gets an error tries again. The last line shows how many
 * requests were lost or stored twice. Fails if any was.
 *   npm run bench:load [-- --requests 2000 --loss 10 --seed N]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { openAllRequests } from '../../tests/support/dashboard-page.ts';
import { staffVisit } from '../../tests/support/staff-visit.ts';
import { webEnvironment } from '../../tools/backend/backend-environment.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { startBenchBackend } from '../harness/backend.ts';
import { openBrowser } from '../harness/browser.ts';
import { quantile } from '../harness/quantile.ts';
import { type Listeners, type Received, startListeners } from './listener-process.ts';
import { loadVisitors } from './load-visitors.ts';
import { type Plan, VISITORS } from './plan.ts';
import { judge } from './verdict.ts';
import type { VisitorReport } from './visitors.ts';

/** A request counts as lost if a listener lacks it after this long without any news. */
const QUIET_MS = 20_000;
const COUNTED_MS = 60_000;

const text = { type: 'string' } as const;
const options = parseArgs({ options: { requests: text, loss: text, seed: text } });
const count = z.coerce.number().int().min(0);
const plan: Plan = z
  .object({
    requests: count.default(2_000),
    loss: count.default(10),
    seed: count.default(Date.now() % 1_000_000),
  })
  .parse(options.values);
console.log(`seed ${plan.seed}`);
// The emulator uses one process per concurrent call, whereas an instance of Cloud Run serves 80.
process.env.FUNCTIONS_EMULATOR_PARALLEL ??= '6';
const browser = await openBrowser();
const ports = await findFreePorts();
const backend = await startBenchBackend('bench-load', ports);
const listeners = await startListeners();
try {
  const { page: dashboard } = await staffVisit(browser, 'leadership');
  await openAllRequests(dashboard);
  const { runVisitors } = await loadVisitors(webEnvironment(ports));
  const startedAtMs = performance.now();
  const report = await runVisitors(plan);
  describe(report, (performance.now() - startedAtMs) / 1000);
  const heard = await collectReceived(listeners, report.submitted.length);
  const all = `Active Requests (${report.submitted.length.toLocaleString('en-US')})`;
  await dashboard.getByRole('heading', { name: all }).waitFor({ timeout: COUNTED_MS });
  const { lost, duplicated } = await judge(report.submitted, heard);
  for (const [id, what] of [...lost, ...duplicated]) {
    console.error(`${id}: ${what}`);
  }
  for (const { endedWith } of heard.filter((each) => each.endedWith !== null)) {
    console.error(`A listener ended with ${endedWith}.`);
  }
  const lostCount = lost.size + report.gaveUp.length;
  console.log(`load: lost ${lostCount}, duplicated ${duplicated.size}`);
  process.exitCode = lostCount + duplicated.size === 0 ? 0 : 1;
} finally {
  listeners.stop();
  await browser.close();
  await backend.stop();
}

/** Returns what each listener received, once all have this many requests or nothing more arrives. */
async function collectReceived(staff: Listeners, requests: number): Promise<Received[]> {
  let [heard, most, lastNewsMs] = [await staff.heard(), 0, performance.now()];
  while (heard.some(({ times }) => Object.keys(times).length < requests)) {
    const count = heard.reduce((sum, { times }) => sum + Object.keys(times).length, 0);
    if (count > most) {
      [most, lastNewsMs] = [count, performance.now()];
    } else if (performance.now() - lastNewsMs > QUIET_MS) {
      break;
    }
    await pause(500);
    heard = await staff.heard();
  }
  return heard;
}

function describe({ submitted, gaveUp, submitMs, failures, losses }: VisitorReport, seconds: number): void {
  const tries = submitted.reduce((sum, each) => sum + each.tries, 0);
  const again = submitted.filter((each) => each.tries > 1).length;
  const voices = submitted.filter(({ kind }) => kind === 'voice').length;
  console.log(
    `${submitted.length} requests by ${VISITORS} visitors in ${Math.round(seconds)} s, ${voices} of them spoken; ${again} needed more than one try, ${tries} tries in all; ${gaveUp.length} given up`,
  );
  console.log(`lost connections: ${JSON.stringify(losses)}`);
  console.log(`errors shown: ${JSON.stringify(failures, null, 2)}`);
  if (submitMs.length > 0) {
    console.log(`p95: submit ${Math.round(quantile(submitMs, 0.95, Number))} ms`);
  }
}
