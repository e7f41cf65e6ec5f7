import {
  CODE_LIFETIME_MS,
  CODE_MAX_TRIES,
  type CodeOutcome,
  judgeMailedCode,
  type MailedCode,
  RESEND_AFTER_MS,
} from './mailed-code.ts';

const MINUTE_MS = 60_000;

/** Codes that an account is sent in an hour without completing a sign-in. */
export const CODES_PER_HOUR = 5;

/** From the password to the session; no code is sent that would outlive it. */
export const CHALLENGE_LIFETIME_MS = 30 * MINUTE_MS;

/** Once the code was right, the session must be fetched within this. */
export const COMPLETE_WITHIN_MS = 5 * MINUTE_MS;

/** `sign_in_challenges/{hash of the challenge id}`: a password was right, and what has come of it. */
export interface SignInChallenge<Instant> extends MailedCode<Instant> {
  uid: string;
  /** The subject against whom wrong codes count, beside the network address. */
  account: string;
  /** True where the member signed in fully on the device before. */
  is_known_device: boolean;
  created_at: Instant;
  expires_at: Instant;
  verified_at: Instant | null;
}

type Challenge = SignInChallenge<Date>;

/** The challenge that a right password opens. */
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
    expires_at: later(now, CHALLENGE_LIFETIME_MS),
    code_hash: null,
    code_sent_at: null,
    wrong_tries: 0,
    verified_at: null,
  };
}

/** Result of requesting a code: the challenge that holds it, a wait in milliseconds, or the end. */
export type CodeRequest =
  | { outcome: 'sent'; challenge: Challenge }
  | { outcome: 'too_soon'; waitMs: number }
  | { outcome: 'over' };

/** Replaces any earlier code with a new one. */
export function requestCode(challenge: Challenge, codeHash: string, now: Date): CodeRequest {
  if (challenge.verified_at || challenge.wrong_tries >= CODE_MAX_TRIES || isAfterLastSend(challenge, now)) {
    return { outcome: 'over' };
  }
  const waitMs = challenge.code_sent_at
    ? later(challenge.code_sent_at, RESEND_AFTER_MS).getTime() - now.getTime()
    : 0;
  if (waitMs > 0) {
    return { outcome: 'too_soon', waitMs };
  }
  return { outcome: 'sent', challenge: { ...challenge, code_hash: codeHash, code_sent_at: now } };
}

/** The challenge after its code could not be mailed: that code is worthless, and another may be requested at once. */
export function withdrawCode(challenge: Challenge): Challenge {
  return { ...challenge, code_hash: null, code_sent_at: null };
}

/** Result of judging a code, and the challenge after it. */
export interface CodeVerdict {
  outcome: CodeOutcome;
  challenge: Challenge;
}

/**
 * Judges a typed code. The right one is used up by this.
 * @param matches says whether the typed code has the given hash
 */
export function judgeCode(
  challenge: Challenge,
  matches: (codeHash: string) => boolean,
  now: Date,
): CodeVerdict {
  const outcome = judgeMailedCode(challenge, matches, now);
  switch (outcome) {
    case 'void':
      return { outcome, challenge };
    case 'wrong':
      return { outcome, challenge: { ...challenge, wrong_tries: challenge.wrong_tries + 1 } };
    case 'right':
      return { outcome, challenge: { ...challenge, code_hash: null, verified_at: now } };
  }
}

/** Wrong codes that the challenge still bears; none once it is verified, or has no code to match and gets no other. */
export function triesLeft({ outcome, challenge }: CodeVerdict, now: Date): number {
  const isOver = challenge.verified_at !== null || (outcome === 'void' && isAfterLastSend(challenge, now));
  return isOver ? 0 : CODE_MAX_TRIES - challenge.wrong_tries;
}

/**
 * True while a verified challenge may become a session.
 * @param sessionsEndedAt when all sessions of the account were last ended; a password checked before that counts no more
 */
export function mayComplete(challenge: Challenge, sessionsEndedAt: Date | null, now: Date): boolean {
  const isVerifiedInTime =
    challenge.verified_at !== null && now <= later(challenge.verified_at, COMPLETE_WITHIN_MS);
  return isVerifiedInTime && (sessionsEndedAt === null || challenge.created_at > sessionsEndedAt);
}

function isAfterLastSend({ expires_at }: Challenge, now: Date): boolean {
  return now > later(expires_at, -CODE_LIFETIME_MS);
}

function later(instant: Date, byMs: number): Date {
  return new Date(instant.getTime() + byMs);
}
