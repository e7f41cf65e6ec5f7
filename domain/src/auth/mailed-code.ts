import * as z from 'zod';
import { MINUTE_MS, SECOND_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';

/** A code is valid for this long after it was sent. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;

/** Maximum number of wrong codes per sign-in or email change. */
export const CODE_MAX_TRIES = 5;

export const RESEND_AFTER_MS = 30 * SECOND_MS;

/** The stored fields of a code, which belong to what it confirms. */
export function mailedCodeFields(instant: z.ZodType<Date>) {
  return {
    /** Keyed hash of the newest code. Null before the first mailed code and after the right one. */
    code_hash: z.string().nullable(),
    code_sent_at: instant.nullable(),
    wrong_tries: z.int(),
  };
}

type MailedCode<Instant> = Stored<typeof mailedCodeFields, Instant>;

/** The result of judging a code. `void` means there was no valid code to compare with. It does not count as a wrong try. */
export type CodeOutcome = 'right' | 'wrong' | 'void';

/**
 * Checks a typed code.
 * @param matches whether the typed code has the given hash
 */
export function checkMailedCode(
  { code_hash: codeHash, code_sent_at: sentAt, wrong_tries: wrongTries }: MailedCode<Date>,
  matches: (codeHash: string) => boolean,
  now: Date,
): CodeOutcome {
  const hasCode = codeHash !== null && sentAt !== null && wrongTries < CODE_MAX_TRIES;
  if (!hasCode || now.getTime() > sentAt.getTime() + CODE_LIFETIME_MS) {
    return 'void';
  }
  return matches(codeHash) ? 'right' : 'wrong';
}
