import { z } from 'zod';
import { MESSAGE_KINDS, type NewMessage } from './message.ts';

const LONGEST_DELAY_MS = 30_000;

/** What goes wrong with the next `count` calls of a kind, all of them or those to one recipient. */
export const faultSchema = z
  .strictObject({
    kind: z.enum(MESSAGE_KINDS),
    /** The call fails with this HTTP status. */
    status: z.int().min(400).max(599).optional(),
    /** The answer takes this long, whatever it is. */
    delayMs: z.int().min(1).max(LONGEST_DELAY_MS).optional(),
    /** The message is sent all the same: only the answer is lost. */
    isTaken: z.boolean().default(false),
    count: z.int().min(1).default(1),
    to: z.string().optional(),
  })
  .refine(({ status, delayMs }) => status !== undefined || delayMs !== undefined, 'nothing goes wrong');

export type Fault = z.infer<typeof faultSchema>;

/** The failures that tests requested and that have not happened yet. */
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

  /** What goes wrong with a call with these messages, or null; a fault that is due counts as used. */
  take(kind: Fault['kind'], messages: readonly NewMessage[]): Fault | null {
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
    return due;
  }
}
