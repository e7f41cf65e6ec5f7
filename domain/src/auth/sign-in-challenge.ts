import * as z from 'zod';
import { after, MINUTE_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';
import {
  CODE_LIFETIME_MS,
  CODE_MAX_TRIES,
  type CodeOutcome,
  checkMailedCode,
  mailedCodeFields,
  RESEND_AFTER_MS,
} from './mailed-code.ts';

/**
 * Maximum number of codes per account and hour. Devices on which the member is known have a count of their own. A
 * completed sign-in resets the count that it used.
 */
export const CODES_PER_HOUR = 5;

/** Maximum time from the password to the session. No code is sent that would outlive it. */
export const CHALLENGE_LIFETIME_MS = 30 * MINUTE_MS;

/** After the right code, the session must be fetched within this time. */
export const COMPLETE_WITHIN_MS = 5 * MINUTE_MS;

/** The stored fields of `sign_in_challenges/{hash of the challenge id}`. */
export function signInChallengeFields(instant: z.ZodType<Date>) {
  return {
    ...mailedCodeFields(instant),
    uid: z.string(),
    /** The subject that wrong codes count against. Unless it is a known device, they count against the network address too. */
    account: z.string(),
    /** True if the member completed a sign-in on this device before. Absent in older documents. */
    is_known_device: z.boolean().default(false),
    created_at: instant,
    expires_at: instant,
    verified_at: instant.nullable(),
  };
}

/** A sign-in whose password was right. */
export type SignInChallenge<Instant> = Stored<typeof signInChallengeFields, Instant>;

type Challenge = SignInChallenge<Date>;

export function newChallenge(
  uid: string,
  { account, isKnownDevice }: { account: string; isKnownDevice: boolean },
  now: Date,
): Challenge {
  return {
    uid,
    account,
    is_known_device: isKnownDevice,
    created_at: now,
    expires_at: after(now, CHALLENGE_LIFETIME_MS),
    code_hash: null,
    code_sent_at: null,
    wrong_tries: 0,
    verified_at: null,
  };
}

/** The result of requesting a code: the challenge with the new code, a wait in milliseconds, or `over`. */
type CodeRequest =
  | { outcome: 'sent'; challenge: Challenge }
  | { outcome: 'too_soon'; waitMs: number }
  | { outcome: 'over' };

/** Replaces any earlier code with a new one. */
export function requestCode(challenge: Challenge, codeHash: string, now: Date): CodeRequest {
  if (challenge.verified_at || challenge.wrong_tries >= CODE_MAX_TRIES || isAfterLastSend(challenge, now)) {
    return { outcome: 'over' };
  }
  const waitMs = challenge.code_sent_at
    ? after(challenge.code_sent_at, RESEND_AFTER_MS).getTime() - now.getTime()
    : 0;
  if (waitMs > 0) {
    return { outcome: 'too_soon', waitMs };
  }
  return { outcome: 'sent', challenge: { ...challenge, code_hash: codeHash, code_sent_at: now } };
}

/**
 * Returns the challenge after its code could not be mailed. The code before it is valid again, and another may be
 * requested at once.
 */
export function withdrawCode(
  challenge: Challenge,
  { code_hash, code_sent_at }: Pick<Challenge, 'code_hash' | 'code_sent_at'>,
): Challenge {
  return { ...challenge, code_hash, code_sent_at };
}

interface CodeVerdict {
  outcome: CodeOutcome;
  challenge: Challenge;
}

/**
 * Checks a typed code. A right code cannot be used again.
 * @param matches whether the typed code has the given hash
 */
export function checkCode(
  challenge: Challenge,
  matches: (codeHash: string) => boolean,
  now: Date,
): CodeVerdict {
  const outcome = checkMailedCode(challenge, matches, now);
  switch (outcome) {
    case 'void':
      return { outcome, challenge };
    case 'wrong':
      return { outcome, challenge: { ...challenge, wrong_tries: challenge.wrong_tries + 1 } };
    case 'right':
      return { outcome, challenge: { ...challenge, code_hash: null, verified_at: now } };
  }
}

/**
 * Returns how many wrong codes are still allowed. 0 once the challenge is verified, or if it has no valid code and
 * cannot get another.
 */
export function triesLeft({ outcome, challenge }: CodeVerdict, now: Date): number {
  const isOver = challenge.verified_at !== null || (outcome === 'void' && isAfterLastSend(challenge, now));
  return isOver ? 0 : CODE_MAX_TRIES - challenge.wrong_tries;
}

/**
 * True while a verified challenge may become a session.
 * @param sessionsEndedAt when all sessions of the account were last ended. A password entered before that no longer
 * counts.
 */
export function mayComplete(challenge: Challenge, sessionsEndedAt: Date | null, now: Date): boolean {
  const isVerifiedInTime =
    challenge.verified_at !== null && now <= after(challenge.verified_at, COMPLETE_WITHIN_MS);
  return isVerifiedInTime && (sessionsEndedAt === null || challenge.created_at > sessionsEndedAt);
}

/** Returns the challenge after its session was created. It expires, and allows neither another code nor another session. */
export function endChallenge(challenge: Challenge, now: Date): Challenge {
  return { ...challenge, code_hash: null, verified_at: null, expires_at: now };
}

function isAfterLastSend({ expires_at }: Challenge, now: Date): boolean {
  return now > after(expires_at, -CODE_LIFETIME_MS);
}
