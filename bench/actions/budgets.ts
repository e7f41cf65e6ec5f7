import { TEAM } from '../harness/stored-community.ts';
import { totalOf } from '../read-meter/bill.ts';
import { type ActionCost, changesOf, findAction, type Role, readsOf } from './action-cost.ts';

/** The most that an action may cost, where it is not what any may. */
interface Budget {
  role: Role;
  action: string;
  reads?: number;
  roundTrips?: number;
  /** What it sets off, where that is not what any may. */
  setOff?: { reads: number; writes: number; runs: number };
  /** How many more at 100,000 requests than at 100. */
  growth?: number;
}

/** Of a screen or an action itself: the budget of the dashboard's first page, which is the largest. */
const MOST_READS = 60;
/** What is set off may cost so much for each of the staff who is notified: their delivery, profile and preferences, and the request. */
const MOST_READS_A_MESSAGE = 7;
/** Counting costs a read for 1,000 entries; nothing else may grow with the number of requests. */
const MOST_GROWTH = 4;
const ANY = Number.POSITIVE_INFINITY;

/** Of a new request, however many are notified. */
const NOTIFYING = { reads: 30, writes: 15, runs: 6 };

const BUDGETS: readonly Budget[] = [
  { role: 'visitor', action: 'open the Belief Wall', reads: 21 },
  { role: 'visitor', action: 'see one new post come in', reads: 1 },
  { role: 'visitor', action: 'open a prayer session', reads: 21 },
  { role: 'prayer_team', action: 'open a prayer session', reads: 21 },
  { role: 'visitor', action: 'submit a prayer request', roundTrips: 3, setOff: NOTIFYING },
  { role: 'visitor', action: 'submit a prayer request to a staff of 200', roundTrips: 3, setOff: NOTIFYING },
  // Of 100 requests fewer wait than a page holds: those overdue are among what the order by due time has brought.
  { role: 'leadership', action: 'see what is overdue', growth: 27 },
  { role: 'visitor', action: 'submit one and share it on the wall', roundTrips: 3 },
];

/** A line for each action that costs more than it may, or more the more requests there are. */
export function overBudget(few: readonly ActionCost[], many: readonly ActionCost[]): string[] {
  return [...few, ...many].flatMap((cost) => tooDear(cost)).concat(few.flatMap((cost) => grown(cost, many)));
}

function tooDear(cost: ActionCost): string[] {
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
