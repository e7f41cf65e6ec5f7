import { type Bill, totalOf } from '../read-meter/bill.ts';

/** The actor, by role. */
export type Role = 'visitor' | 'member' | 'prayer_team' | 'leadership' | 'clock';

/** What one action costs. */
export interface ActionCost {
  readonly role: Role;
  readonly action: string;
  /** Read and written by the browser, the rules' own reads included. */
  readonly direct: Bill;
  /** The same by the callable functions that the action waits for. */
  readonly callable: Bill;
  /** Calls to Firestore that a callable makes one after another. */
  readonly roundTrips: number;
  /** The same by what the action sets off: triggers, and schedules where the clock acts. */
  readonly after: Bill;
  /** How often a function ran, of any kind. */
  readonly runs: number;
}

/** What one action reads in all. */
export function readsOf({ direct, callable, after }: ActionCost): number {
  return totalOf(direct) + totalOf(callable) + totalOf(after);
}

/** What one action writes and deletes in all. */
export function writesOf({ direct, callable, after }: ActionCost): number {
  return changesOf(direct) + changesOf(callable) + changesOf(after);
}

/** What of a bill changes the database. */
export function changesOf({ writes, deletes }: Bill): number {
  return writes + deletes;
}
