import { addBills, NOTHING, totalOf } from '../read-meter/bill.ts';
import { type ActionCost, findAction, type Role } from './action-cost.ts';

/** The price per unit beyond the free quota of a 30-day month. */
interface Price {
  readonly dollars: number;
  readonly free: number;
}

/** Prices in us-central1, from https://firebase.google.com/pricing as of 2025. Look them up before you rely on them. */
const PRICES = {
  reads: { dollars: 0.03 / 100_000, free: 30 * 50_000 },
  writes: { dollars: 0.09 / 100_000, free: 30 * 20_000 },
  deletes: { dollars: 0.01 / 100_000, free: 30 * 20_000 },
  runs: { dollars: 0.4 / 1_000_000, free: 2_000_000 },
  /** For an instance with one CPU and 256 MB. */
  seconds: { dollars: 0.000024 + 0.25 * 0.0000025, free: 180_000 },
} as const;

/** Assumed duration of a warm function run, which the emulators cannot tell. */
const RUN_SECONDS = 0.25;
const OPEN_DASHBOARDS = 3;
const CHANGES_OF_A_REQUEST = 5;

type Uses = readonly (readonly [role: Role, action: string, times: number])[];

/** Actions per request, from submission to closing, including readers in the meantime. */
const FOR_A_REQUEST: Uses = [
  ['visitor', 'submit a prayer request', 0.8],
  ['visitor', 'submit one and share it on the wall', 0.2],
  ['leadership', 'assign a request', 1],
  ['prayer_team', 'post a note', 1],
  ['prayer_team', 'mark a request prayed for', 1],
  ['prayer_team', 'close a request', 1],
  ['visitor', 'open the Belief Wall', 10],
  ['visitor', 'pray for a post', 2],
  ['visitor', 'open daily content', 5],
];

/** Reads by the open dashboards. The actions behind them are counted above. */
const SEEN: Uses = [['prayer_team', 'see one new request come in', OPEN_DASHBOARDS * CHANGES_OF_A_REQUEST]];

/** Ten staff members, each of whom opens the dashboard twice and signs in once per working day. */
const STAFF_VISITS = 10 * 22;
const FOR_A_MONTH: Uses = [
  ['prayer_team', 'open the dashboard', 2 * STAFF_VISITS],
  ['prayer_team', 'sign in: username and password', STAFF_VISITS],
  ['prayer_team', 'sign in: send the code', STAFF_VISITS],
  ['prayer_team', 'sign in: check the code', STAFF_VISITS],
  ['prayer_team', 'sign in: begin the session', STAFF_VISITS],
  ['leadership', 'create content with a file', 30],
  ['leadership', 'publish it', 30],
  ['clock', 'remindUnassignedRequests', 30 * 24 * 4],
  ['clock', 'returnHeldRequests', 30 * 24],
  ['clock', 'restoreAvailability', 30 * 24 * 4],
  ['clock', 'checkStaffAccounts', 30 * 24 * 4],
  ['clock', 'showDueContent', 30 * 24 * 12],
  ['clock', 'deliverLater', 30 * 24 * 12],
  ['clock', 'tellOfPrayersLater', 30 * 24 * 12],
  ['clock', 'purgeExpired', 30],
];

interface Usage {
  reads: number;
  writes: number;
  deletes: number;
  runs: number;
}

/** Returns the usage and cost of a month with this many requests as a Markdown table. Excludes email, files and warm instances. */
export function monthTable(costs: readonly ActionCost[], amounts: readonly number[]): string {
  const months = amounts.map((requests) => {
    const usage = [
      usageOf(costs, FOR_A_REQUEST, requests),
      usageOf(costs.map(directOf), SEEN, requests),
      usageOf(costs, FOR_A_MONTH, 1),
    ].reduce(add);
    return { requests, usage };
  });
  const row = (name: string, cell: (usage: Usage) => string) =>
    `| ${[name, ...months.map(({ usage }) => cell(usage))].join(' | ')} |`;
  const count = (value: number) => Math.round(value).toLocaleString('en-US');
  return [
    `| a month | ${months.map(({ requests }) => `${count(requests)} requests`).join(' | ')} |`,
    `|---${'|--:'.repeat(months.length)}|`,
    row('reads', ({ reads }) => count(reads)),
    row('writes', ({ writes }) => count(writes)),
    row('deletions', ({ deletes }) => count(deletes)),
    row('runs of a function', ({ runs }) => count(runs)),
    row('Firestore, after the free quota', (usage) => dollars(firestoreCost(usage))),
    row('functions, after the free quota', ({ runs }) => dollars(functionsCost(runs))),
  ].join('\n');
}

function usageOf(costs: readonly ActionCost[], uses: Uses, factor: number): Usage {
  return uses
    .map(([role, action, times]) => {
      const cost = findAction(costs, { role, action });
      if (cost === undefined) {
        throw new Error(`${role}: ${action} was not measured`);
      }
      const bill = [cost.direct, cost.callable, cost.after].reduce(addBills);
      const all = times * factor;
      return {
        reads: totalOf(bill) * all,
        writes: bill.writes * all,
        deletes: bill.deletes * all,
        runs: cost.runs * all,
      };
    })
    .reduce(add);
}

function directOf(cost: ActionCost): ActionCost {
  return { ...cost, callable: NOTHING, after: NOTHING, runs: 0 };
}

function add(one: Usage, other: Usage): Usage {
  return {
    reads: one.reads + other.reads,
    writes: one.writes + other.writes,
    deletes: one.deletes + other.deletes,
    runs: one.runs + other.runs,
  };
}

function firestoreCost({ reads, writes, deletes }: Usage): number {
  return costOf(reads, PRICES.reads) + costOf(writes, PRICES.writes) + costOf(deletes, PRICES.deletes);
}

function functionsCost(runs: number): number {
  return costOf(runs, PRICES.runs) + costOf(runs * RUN_SECONDS, PRICES.seconds);
}

function costOf(used: number, { dollars, free }: Price): number {
  return Math.max(0, used - free) * dollars;
}

function dollars(amount: number): string {
  return `$${amount < 10 ? amount.toFixed(2) : Math.round(amount)}`;
}
