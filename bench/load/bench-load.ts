/**
 * Lets 50 visitors submit 2,000 prayer requests while 20 staff members listen and one has the dashboard open in
 * Chromium. Connections drop at random, and a visitor who gets an error tries again. After each request, the visitor
 * calls a function that does nothing, as a baseline. The last line shows how many requests were lost or stored twice,
 * and the 95th percentile of a submission as a multiple of the baseline's. Fails if any request was lost or stored
 * twice.
 *   npm run bench:load [-- --requests 2000 --clients 50 --listeners 20 --loss 10 --seed N]
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { openAllRequests } from '../../tests/support/dashboard-page.ts';
import { staffVisit } from '../../tests/support/staff-visit.ts';
import { webEnvironment } from '../../tools/backend/backend-environment.ts';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { startBenchBackend } from '../harness/backend.ts';
import { openBrowser } from '../harness/browser.ts';
import { Random } from '../harness/random.ts';
import { startFrontEnd } from './front-end.ts';
import { type Heard, type Listeners, startListeners } from './listener-process.ts';
import type { LoadPlan } from './plan.ts';
import { judge } from './verdict.ts';
import { bundleVisitors, letVisitorsCome, type VisitorReport } from './visitor-process.ts';

/** A request counts as lost if a listener lacks it after this long without any news. */
const QUIET_MS = 20_000;
/** Time within which the dashboard has to count all requests. */
const COUNTED_MS = 60_000;

const plan = readPlan();
console.log(`seed ${plan.seed}`);
// The emulator uses one process per concurrent call, whereas an instance of Cloud Run serves 80.
process.env.FUNCTIONS_EMULATOR_PARALLEL ??= '6';
const browser = await openBrowser();
const ports = await findFreePorts();
const backend = await startBenchBackend('bench-load', ports, {
  moreFunctions: join(import.meta.dirname, 'empty-callable.cjs'),
});
const random = new Random(plan.seed);
const functions = await startFrontEnd(ports.functions, plan.lossPercent, random);
const storage = await startFrontEnd(ports.storage, plan.lossPercent, random);
const listeners = await startListeners(plan.listeners);
try {
  const { page: dashboard } = await staffVisit(browser, 'leadership');
  await openAllRequests(dashboard);
  const visitors = await bundleVisitors(
    webEnvironment({ ...ports, functions: functions.port, storage: storage.port }),
  );
  const startedAtMs = performance.now();
  const report = await letVisitorsCome(visitors, plan);
  describe(report, (performance.now() - startedAtMs) / 1000);
  const heard = await hearAll(listeners, report.submitted.length);
  const all = `Active Requests (${report.submitted.length.toLocaleString('en-US')})`;
  await dashboard.getByRole('heading', { name: all }).waitFor({ timeout: COUNTED_MS });
  const { lost, doubled } = await judge(report.submitted, heard);
  for (const [id, what] of [...lost, ...doubled]) {
    console.error(`${id}: ${what}`);
  }
  for (const { endedWith } of heard.filter((each) => each.endedWith !== null)) {
    console.error(`A listener ended with ${endedWith}.`);
  }
  const lostCount = lost.size + report.gaveUp.length;
  const ratio = percentile(report.submitMs) / percentile(report.emptyMs);
  console.log(`load: lost ${lostCount}, doubled ${doubled.size}, p95 ${ratio.toFixed(2)} × baseline`);
  process.exitCode = lostCount + doubled.size === 0 ? 0 : 1;
} finally {
  listeners.stop();
  await browser.close();
  await Promise.all([functions.stop(), storage.stop()]);
  await backend.stop();
}

function readPlan(): LoadPlan {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { requests: text, clients: text, listeners: text, loss: text, seed: text },
  });
  const count = (standard: number) => z.coerce.number().int().min(0).default(standard);
  const { loss, ...rest } = z
    .object({
      requests: count(2_000),
      clients: count(50),
      listeners: count(20),
      loss: count(10),
      seed: count(Date.now() % 1_000_000),
    })
    .parse(values);
  return { ...rest, lossPercent: loss };
}

/** Returns what each listener received, once all have this many requests or nothing more arrives. */
async function hearAll(staff: Listeners, requests: number): Promise<Heard[]> {
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

function describe({ submitted, gaveUp, submitMs, emptyMs, failures }: VisitorReport, seconds: number): void {
  const tries = submitted.reduce((sum, each) => sum + each.tries, 0);
  const again = submitted.filter((each) => each.tries > 1).length;
  const voices = submitted.filter(({ kind }) => kind === 'voice').length;
  console.log(
    `${submitted.length} requests by ${plan.clients} visitors in ${Math.round(seconds)} s, ${voices} of them spoken; ${again} needed more than one try, ${tries} tries in all; ${gaveUp.length} given up`,
  );
  console.log(
    `lost connections: functions ${JSON.stringify(functions.lost)}, storage ${JSON.stringify(storage.lost)}`,
  );
  console.log(`errors shown: ${JSON.stringify(failures, null, 2)}`);
  console.log(
    `p95: submit ${Math.round(percentile(submitMs))} ms, empty callable ${Math.round(percentile(emptyMs))} ms`,
  );
}

/** Returns the 95th percentile. */
function percentile(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
