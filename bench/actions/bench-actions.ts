/**
 * Measures what every action of visitors, members, the prayer team and leadership reads and writes, as billed by
 * Firestore: in the browser, in the functions it waits for, and in the functions it sets off. Runs in a community with
 * 100 requests and in one with 100,000. Prints a table, lists actions over budget, and fails if there are any.
 *   npm run bench:actions [-- [--size few|many] [visitor session status ... schedules due]]
 * Can run in parts: only one size, or only some of the parts in `PARTS`.
 */
import { parseArgs } from 'node:util';
import { findFreePorts } from '../../tools/backend/ports.ts';
import { openBrowser } from '../harness/browser.ts';
import type { Amount } from '../harness/fill-requests.ts';
import type { ActionCost } from './action-cost.ts';
import { overBudget } from './budgets.ts';
import { costTable } from './cost-table.ts';
import { measureDashboard } from './dashboard-actions.ts';
import { measureDue } from './due-actions.ts';
import { measureIntake } from './intake-actions.ts';
import { measureLargeStaff } from './large-staff-actions.ts';
import { measureLeadership } from './leadership-actions.ts';
import { buildMeteredWeb, startMeasuredBackend } from './measured-backend.ts';
import { measureMember } from './member-actions.ts';
import { measureModeration } from './moderation-actions.ts';
import { monthTable } from './month.ts';
import { measureRequestWork } from './request-actions.ts';
import { measureSchedules } from './schedule-actions.ts';
import { measureSessions } from './session-actions.ts';
import { measureSettings } from './settings-actions.ts';
import { measureSignIn } from './sign-in-actions.ts';
import type { Stage } from './stage.ts';
import { measureStatusPage } from './status-actions.ts';
import { measureTeamWork } from './team-actions.ts';
import { measureUnsubscribing } from './unsubscribe-actions.ts';
import { measureVisitor } from './visitor-actions.ts';

const FEW: Amount = { total: 100, active: 60 };
const MANY: Amount = { total: 100_000, active: 2_000 };

const PARTS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  visitor: measureVisitor,
  session: measureSessions,
  status: measureStatusPage,
  intake: measureIntake,
  unsubscribe: measureUnsubscribing,
  member: measureMember,
  'sign-in': measureSignIn,
  requests: measureRequestWork,
  dashboard: measureDashboard,
  team: measureTeamWork,
  moderation: measureModeration,
  leadership: measureLeadership,
  settings: measureSettings,
  schedules: measureSchedules,
  due: measureDue,
  'large-staff': measureLargeStaff,
};

const { values: flags, positionals: chosen } = parseArgs({
  options: { size: { type: 'string', default: 'both' } },
  allowPositionals: true,
});
// Both communities use the same ports because the Admin SDK keeps using the first ones it connects to.
const ports = await findFreePorts();
const browser = await openBrowser();
const webFolder = await buildMeteredWeb(ports);
/** Parts that failed before they were complete. The other parts are still measured. */
const failures: string[] = [];
const few = flags.size === 'many' ? [] : await measureAll(FEW);
const many = flags.size === 'few' ? [] : await measureAll(MANY);
await browser.close();
const rows = costTable(few, many);
console.table(rows);
if (chosen.length === 0 && flags.size !== 'many') {
  console.log('In a month:');
  console.table(monthTable(few, [100, 10_000, 1_000_000]));
}
const over = overBudget(few, many);
for (const line of over) {
  console.error(`over budget: ${line}`);
}
console.log(
  `actions: ${rows.length} measured, ${over.length} over budget, ${failures.length} parts not to their end`,
);
process.exitCode = over.length === 0 && failures.length === 0 ? 0 : 1;

async function measureAll(amount: Amount): Promise<ActionCost[]> {
  console.log(`\nWith ${amount.total.toLocaleString('en-US')} requests`);
  const { ledger, stop } = await startMeasuredBackend(ports, webFolder, amount);
  try {
    for (const [part, measure] of Object.entries(PARTS)) {
      if (chosen.length === 0 || chosen.includes(part)) {
        await measure({ ledger, browser }).catch((error: unknown) => {
          console.error(`not measured to its end: ${part}:`, error);
          failures.push(part);
        });
      }
    }
    return ledger.costs;
  } finally {
    await stop();
  }
}
