import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SIGN_IN_CODE_DIGITS } from '@prayer-community/domain/limits';
import { signInCodePepper } from '../platform/parameters.ts';

const CHALLENGE_ID_BYTES = 32;

/** A new challenge id: 256 random bits, base64url. Only its holder has it. */
export function newChallengeId(): string {
  return randomBytes(CHALLENGE_ID_BYTES).toString('base64url');
}

/** The document id of a challenge; whoever reads the store does not learn the challenge id from it. */
export function challengeDocumentId(challengeId: string): string {
  return createHash('sha256').update(challengeId).digest('hex');
}

/** A new code: every one of the million is as likely as the other. */
export function newCode(): string {
  return String(randomInt(10 ** SIGN_IN_CODE_DIGITS)).padStart(SIGN_IN_CODE_DIGITS, '0');
}

/** What is stored of a code (HMAC-SHA-256, hex): of no use without the pepper, nor for another challenge. */
export function codeHash(challengeId: string, code: string): string {
  return createHmac('sha256', signInCodePepper.value())
    .update(`sign-in code\n${challengeId}\n${code}`)
    .digest('hex');
}

/** True where the code has this hash, found in the same time for every code. */
export function hasHash(challengeId: string, code: string, storedHash: string): boolean {
  const stored = Buffer.from(storedHash, 'hex');
  const typed = Buffer.from(codeHash(challengeId, code), 'hex');
  return stored.length === typed.length && timingSafeEqual(stored, typed);
}
