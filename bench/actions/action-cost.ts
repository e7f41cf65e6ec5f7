import * as z from 'zod';
import { addBills, type Bill, billSchema, totalOf } from '../read-meter/bill.ts';

export const actionCostSchema = z.object({
  role: z.enum(['visitor', 'member', 'prayer_team', 'leadership', 'scheduler']),
  action: z.string(),
  /** Reads and writes by the browser, including reads by the security rules. */
  direct: billSchema,
  /** Reads and writes by the callables that the action waits for. */
  callable: billSchema,
  /** Sequential Firestore calls of the callable that makes the most. */
  roundTrips: z.number(),
  /** Reads and writes that the action sets off: by triggers, and by schedules if the scheduler is the actor. */
  after: billSchema,
  runs: z.number(),
});

export type ActionCost = Readonly<z.infer<typeof actionCostSchema>>;

export type Role = ActionCost['role'];

type Action = Pick<ActionCost, 'role' | 'action'>;

export function findAction<Listed extends Action>(
  all: readonly Listed[],
  { role, action }: Action,
): Listed | undefined {
  return all.find((one) => one.role === role && one.action === action);
}

export function billOf({ direct, callable, after }: ActionCost): Bill {
  return [direct, callable, after].reduce(addBills);
}

export function readsOf(cost: ActionCost): number {
  return totalOf(billOf(cost));
}

export function changesOf({ writes, deletes }: Bill): number {
  return writes + deletes;
}
