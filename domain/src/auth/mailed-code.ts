const MINUTE_MS = 60_000;

/** A code is good for this long after it was sent. */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;

/** Wrong codes that one purpose bears. */
export const CODE_MAX_TRIES = 5;

/** Another code may be requested after this long. */
export const RESEND_AFTER_MS = 30_000;

/** What is stored of a code that was mailed. */
export interface MailedCode<Instant> {
  /** Keyed hash of the newest code; null before the first and after the right one. */
  code_hash: string | null;
  code_sent_at: Instant | null;
  wrong_tries: number;
}

/** Result of judging a code. `void` means there was no code to match, and uses up no attempt. */
export type CodeOutcome = 'right' | 'wrong' | 'void';

/**
 * Judges a typed code.
 * @param matches says whether the typed code has the given hash
 */
export function judgeMailedCode(
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
