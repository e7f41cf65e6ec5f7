import { TEAM } from '../harness/stored-community.ts';
import { totalOf } from '../read-meter/bill.ts';
import { type ActionCost, changesOf, type Role, readsOf } from './action-cost.ts';

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
  const budget = budgetOf(cost);
  const most = budget?.reads ?? MOST_READS;
  const own = totalOf(cost.direct) + totalOf(cost.callable);
  const setOff = totalOf(cost.after);
  const mostSetOff = budget?.setOff?.reads ?? TEAM.length * MOST_READS_A_MESSAGE;
  const mostWrites = budget?.setOff?.writes ?? Number.POSITIVE_INFINITY;
  const mostRuns = budget?.setOff?.runs ?? Number.POSITIVE_INFINITY;
  const trips = budget?.roundTrips ?? Number.POSITIVE_INFINITY;
  return [
    ...(own > most ? [`${cost.role}: ${cost.action}: ${own} reads, of ${most}`] : []),
    ...(setOff > mostSetOff
      ? [`${cost.role}: ${cost.action}: sets off ${setOff} reads, of ${mostSetOff}`]
      : []),
    ...(changesOf(cost.after) > mostWrites
      ? [`${cost.role}: ${cost.action}: sets off ${changesOf(cost.after)} writes, of ${mostWrites}`]
      : []),
    ...(cost.runs > mostRuns ? [`${cost.role}: ${cost.action}: ${cost.runs} runs, of ${mostRuns}`] : []),
    ...(cost.roundTrips > trips
      ? [`${cost.role}: ${cost.action}: ${cost.roundTrips} round trips, of ${trips}`]
      : []),
  ];
}

function budgetOf(cost: ActionCost): Budget | undefined {
  return BUDGETS.find(({ role, action }) => role === cost.role && action === cost.action);
}

function grown(cost: ActionCost, many: readonly ActionCost[]): string[] {
  const other = many.find(({ role, action }) => role === cost.role && action === cost.action);
  const growth = other === undefined ? 0 : readsOf(other) - readsOf(cost);
  return growth > (budgetOf(cost)?.growth ?? MOST_GROWTH)
    ? [`${cost.role}: ${cost.action}: ${growth} reads more at 100,000`]
    : [];
}
