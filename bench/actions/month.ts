import { NOTHING } from '../read-meter/bill.ts';
import { type ActionCost, billOf, findAction, type Role, readsOf } from './action-cost.ts';

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

/** Returns how much of each unit a month with this many requests uses, by unit and number of requests. */
export function monthTable(costs: readonly ActionCost[], amounts: readonly number[]): object {
  const direct = costs.map((cost) => ({ ...cost, callable: NOTHING, after: NOTHING, runs: 0 }));
  const used = (unit: Unit, requests: number) =>
    sumOf(unit, costs, FOR_A_REQUEST, requests) +
    sumOf(unit, direct, SEEN, requests) +
    sumOf(unit, costs, FOR_A_MONTH, 1);
  const row = (unit: Unit) =>
    amounts.map((requests) => [`${requests} requests`, Math.round(used(unit, requests))]);
  return {
    reads: Object.fromEntries(row('reads')),
    writes: Object.fromEntries(row('writes')),
    deletions: Object.fromEntries(row('deletes')),
    'function runs': Object.fromEntries(row('runs')),
  };
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
