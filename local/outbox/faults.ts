import { z } from 'zod';
import { MESSAGE_KINDS, type NewMessage } from './message.ts';

/** Lets the next `count` calls of a kind fail with an HTTP status, all of them or those to one recipient. */
export const faultSchema = z.strictObject({
  kind: z.enum(MESSAGE_KINDS),
  status: z.int().min(400).max(599),
  count: z.int().min(1).default(1),
  to: z.string().optional(),
});

export type Fault = z.infer<typeof faultSchema>;

/** The failures that tests asked for and that have not happened yet. */
export class FaultPlan {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  /** The status that a call with these messages has to fail with, or null; a failure that is due counts as used. */
  take(kind: Fault['kind'], messages: readonly NewMessage[]): number | null {
    const due = this.#faults.find(
      (fault) =>
        fault.kind === kind &&
        (fault.to === undefined || messages.some(({ to }) => to.includes(fault.to ?? ''))),
    );
    if (due === undefined) {
      return null;
    }
    this.#faults = this.#faults
      .map((fault) => (fault === due ? { ...fault, count: fault.count - 1 } : fault))
      .filter((fault) => fault.count > 0);
    return due.status;
  }
}
