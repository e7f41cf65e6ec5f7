import * as z from 'zod';
import { type Bill, billSchema, totalOf } from '../read-meter/bill.ts';

/** What one action costs. */
export const actionCostSchema = z.object({
  role: z.enum(['visitor', 'member', 'prayer_team', 'leadership', 'clock']),
  action: z.string(),
  /** Read and written by the browser, the rules' own reads included. */
  direct: billSchema,
  /** The same by the callable functions that the action waits for. */
  callable: billSchema,
  /** Calls to Firestore that a callable makes one after another. */
  roundTrips: z.number(),
  /** The same by what the action sets off: triggers, and schedules where the clock acts. */
  after: billSchema,
  /** How often a function ran, of any kind. */
  runs: z.number(),
});

export type ActionCost = Readonly<z.infer<typeof actionCostSchema>>;

/** The actor, by role. */
export type Role = ActionCost['role'];

type Action = Pick<ActionCost, 'role' | 'action'>;

/** What is listed of an action. */
export function findAction<Listed extends Action>(
  all: readonly Listed[],
  { role, action }: Action,
): Listed | undefined {
  return all.find((one) => one.role === role && one.action === action);
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
