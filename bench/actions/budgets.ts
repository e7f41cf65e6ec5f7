import { TEAM } from '../harness/stored-community.ts';
import { totalOf } from '../read-meter/bill.ts';
import { type ActionCost, changesOf, findAction, type Role, readsOf } from './action-cost.ts';

interface Budget {
  role: Role;
  action: string;
  reads?: number;
  roundTrips?: number;
  setOff?: { reads: number; writes: number; runs: number };
  /** Additional reads allowed at 100,000 requests compared with 100. */
  growth?: number;
}

/** Limit for a screen or action itself: the budget of the dashboard's first page, which is the largest. */
const MOST_READS = 60;
/** Reads that may be set off per notified staff member: their delivery, profile and preferences, and the request. */
const MOST_READS_A_MESSAGE = 7;
/** Counting costs one read per 1,000 entries. Nothing else may grow with the number of requests. */
const MOST_GROWTH = 4;
const ANY = Number.POSITIVE_INFINITY;

/** For a new request, regardless of how many staff members are notified. */
const NOTIFYING = { reads: 30, writes: 15, runs: 6 };

const BUDGETS: readonly Budget[] = [
  { role: 'visitor', action: 'open the Belief Wall', reads: 21 },
  { role: 'visitor', action: 'see one new post come in', reads: 1 },
  { role: 'visitor', action: 'open a prayer session', reads: 21 },
  { role: 'prayer_team', action: 'open a prayer session', reads: 21 },
  { role: 'visitor', action: 'submit a prayer request', roundTrips: 3, setOff: NOTIFYING },
  { role: 'visitor', action: 'submit a prayer request to a staff of 200', roundTrips: 3, setOff: NOTIFYING },
  // With 100 requests, fewer than a page are waiting, so the sort by due time has already loaded the overdue ones.
  { role: 'leadership', action: 'see what is overdue', growth: 27 },
  { role: 'leadership', action: 'search the requests', reads: 30 },
  { role: 'visitor', action: 'submit one and share it on the wall', roundTrips: 3 },
];

/** Returns a line for each action that exceeds its budget or grows too much with the number of requests. */
export function overBudget(few: readonly ActionCost[], many: readonly ActionCost[]): string[] {
  return [...few, ...many]
    .flatMap((cost) => exceededLimits(cost))
    .concat(few.flatMap((cost) => grown(cost, many)));
}

function exceededLimits(cost: ActionCost): string[] {
  const { reads, roundTrips, setOff } = findAction(BUDGETS, cost) ?? {};
  const limits: readonly (readonly [what: string, value: number, most: number])[] = [
    ['reads', totalOf(cost.direct) + totalOf(cost.callable), reads ?? MOST_READS],
    ['reads set off', totalOf(cost.after), setOff?.reads ?? TEAM.length * MOST_READS_A_MESSAGE],
    ['writes set off', changesOf(cost.after), setOff?.writes ?? ANY],
    ['runs', cost.runs, setOff?.runs ?? ANY],
    ['round trips', cost.roundTrips, roundTrips ?? ANY],
  ];
  return limits
    .filter(([, value, most]) => value > most)
    .map(([what, value, most]) => `${cost.role}: ${cost.action}: ${value} ${what}, of ${most}`);
}

function grown(cost: ActionCost, many: readonly ActionCost[]): string[] {
  const growth = readsOf(findAction(many, cost) ?? cost) - readsOf(cost);
  return growth > (findAction(BUDGETS, cost)?.growth ?? MOST_GROWTH)
    ? [`${cost.role}: ${cost.action}: ${growth} reads more at 100,000`]
    : [];
}
