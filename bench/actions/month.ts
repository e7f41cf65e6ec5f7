import { NOTHING } from '../read-meter/bill.ts';
import { type ActionCost, billOf, findAction, type Role, readsOf } from './action-cost.ts';

/**
 * Prices per unit beyond the free quota in us-central1, from https://firebase.google.com/pricing as of 2025. Look them up
 * before you rely on them. The quota of Firestore is for each day and does not carry over, that of functions is for a month.
 */
const PRICES = {
  reads: { dollars: 0.03 / 100_000, free: 50_000 },
  writes: { dollars: 0.09 / 100_000, free: 20_000 },
  deletes: { dollars: 0.01 / 100_000, free: 20_000 },
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
  ['scheduler', 'remindUnassignedRequests', 30 * 24 * 4],
  ['scheduler', 'autoUnassignRequests', 30 * 24],
  ['scheduler', 'restoreAvailability', 30 * 24 * 4],
  ['scheduler', 'checkStaffAccounts', 30 * 24 * 4],
  ['scheduler', 'showDueContent', 30 * 24 * 12],
  ['scheduler', 'deliverLater', 30 * 24 * 12],
  ['scheduler', 'sendDuePrayerNotices', 30 * 24 * 12],
  ['scheduler', 'purgeExpired', 30],
];

const UNITS = {
  reads: readsOf,
  writes: (cost: ActionCost) => billOf(cost).writes,
  deletes: (cost: ActionCost) => billOf(cost).deletes,
  runs: (cost: ActionCost) => cost.runs,
};

type Unit = keyof typeof UNITS;

/** Returns the usage and cost of a month with this many requests as a Markdown table. Excludes email, files and warm instances. */
export function monthTable(costs: readonly ActionCost[], amounts: readonly number[]): string {
  const direct = costs.map((cost) => ({ ...cost, callable: NOTHING, after: NOTHING, runs: 0 }));
  const used = (unit: Unit, requests: number) =>
    sumOf(unit, costs, FOR_A_REQUEST, requests) +
    sumOf(unit, direct, SEEN, requests) +
    sumOf(unit, costs, FOR_A_MONTH, 1);
  const row = (name: string, cell: (requests: number) => string) =>
    `| ${[name, ...amounts.map(cell)].join(' | ')} |`;
  const counts = (name: string, unit: Unit) => row(name, (requests) => count(used(unit, requests)));
  const firestore = (name: string, days: number) =>
    row(name, (requests) => {
      const billed = (['reads', 'writes', 'deletes'] as const).map((unit) =>
        costOf(used(unit, requests), PRICES[unit], days),
      );
      return dollars(billed.reduce((sum, each) => sum + each));
    });
  return [
    row('a month', (requests) => `${count(requests)} requests`),
    `|---${'|--:'.repeat(amounts.length)}|`,
    counts('reads', 'reads'),
    counts('writes', 'writes'),
    counts('deletions', 'deletes'),
    counts('runs of a function', 'runs'),
    firestore('Firestore, spread evenly over 30 days', 30),
    firestore('Firestore, all on four Sundays', 4),
    row('functions, after the free quota', (requests) => {
      const runs = used('runs', requests);
      return dollars(costOf(runs, PRICES.runs, 1) + costOf(runs * RUN_SECONDS, PRICES.seconds, 1));
    }),
  ].join('\n');
}

function sumOf(unit: Unit, costs: readonly ActionCost[], uses: Uses, factor: number): number {
  return uses.reduce((sum, [role, action, times]) => {
    const cost = findAction(costs, { role, action });
    if (cost === undefined) {
      throw new Error(`${role}: ${action} was not measured`);
    }
    return sum + UNITS[unit](cost) * times * factor;
  }, 0);
}

interface Price {
  readonly dollars: number;
  readonly free: number;
}

/** @param quotas how many free quotas the use is spread over */
function costOf(used: number, { dollars, free }: Price, quotas: number): number {
  return Math.max(0, used - quotas * free) * dollars;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function dollars(amount: number): string {
  return `$${amount < 10 ? amount.toFixed(2) : Math.round(amount)}`;
}
