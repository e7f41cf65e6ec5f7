import { z } from 'zod';
import { MESSAGE_KINDS, type NewMessage } from './message.ts';

const LONGEST_DELAY_MS = 30_000;

/** A fault in the next `count` calls of a kind, optionally only those to one recipient. */
export const faultSchema = z
  .strictObject({
    kind: z.enum(MESSAGE_KINDS),
    status: z.int().min(400).max(599).optional(),
    /** Delays the response, whether or not the call fails. */
    delayMs: z.int().min(1).max(LONGEST_DELAY_MS).optional(),
    /** True if the message is sent anyway and only the response is lost. */
    isTaken: z.boolean().default(false),
    count: z.int().min(1).default(1),
    to: z.string().optional(),
  })
  .refine(({ status, delayMs }) => status !== undefined || delayMs !== undefined, 'nothing goes wrong');

export type Fault = z.infer<typeof faultSchema>;

export class FaultPlan {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(...Array<Fault>(fault.count).fill(fault));
  }

  clear(): void {
    this.#faults = [];
  }

  /** Returns the fault for a call with these messages, or undefined. A returned fault counts as used. */
  take(kind: Fault['kind'], messages: readonly NewMessage[]): Fault | undefined {
    const recipients = messages.flatMap(({ to }) => to);
    const due = this.#faults.find(
      (fault) => fault.kind === kind && (fault.to === undefined || recipients.includes(fault.to)),
    );
    if (due !== undefined) {
      this.#faults.splice(this.#faults.indexOf(due), 1);
    }
    return due;
  }
}
