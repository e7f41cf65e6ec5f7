import { addBills, type Bill, totalOf } from '../read-meter/bill.ts';

export type Role = 'visitor' | 'member' | 'prayer_team' | 'leadership' | 'scheduler';

export interface ActionCost {
  readonly role: Role;
  readonly action: string;
  /** Reads and writes by the browser, including reads by the security rules. */
  readonly direct: Bill;
  /** Reads and writes by the callables that the action waits for. */
  readonly callable: Bill;
  /** Sequential Firestore calls of the callable that makes the most. */
  readonly roundTrips: number;
  /** Reads and writes that the action sets off: by triggers, and by schedules if the scheduler is the actor. */
  readonly after: Bill;
  readonly runs: number;
}

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
