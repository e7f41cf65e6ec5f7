import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { SIGN_IN_CODE_DIGITS } from '@prayer-community/domain/limits';
import { signInCodePepper } from './parameters.ts';

/** What a code is for: the hash of one is of no use for another. Stored documents depend on these texts. */
export type CodePurpose = 'sign-in code' | 'e-mail change code';

/** A new code: every one of the million is as likely as the other. */
export function newCode(): string {
  return String(randomInt(10 ** SIGN_IN_CODE_DIGITS)).padStart(SIGN_IN_CODE_DIGITS, '0');
}

/**
 * What is stored of a code (HMAC-SHA-256, hex): of no use without the pepper, nor for another subject.
 * @param subject the id of what the code completes
 */
export function codeHash(purpose: CodePurpose, subject: string, code: string): string {
  return createHmac('sha256', signInCodePepper.value())
    .update(`${purpose}\n${subject}\n${code}`)
    .digest('hex');
}

/** True where the code has this hash, found in the same time for every code. */
export function hasHash(purpose: CodePurpose, subject: string, code: string, storedHash: string): boolean {
  const stored = Buffer.from(storedHash, 'hex');
  const typed = Buffer.from(codeHash(purpose, subject, code), 'hex');
  return stored.length === typed.length && timingSafeEqual(stored, typed);
}
