import { randomInt } from 'node:crypto';
import { SIGN_IN_CODE_DIGITS } from '@prayer-community/domain/limits';
import { isEqualSecret, keyedHash } from './keyed-hash.ts';

/** The purpose of a code. The hash for one purpose is useless for another. Stored documents depend on these texts. */
type CodePurpose = 'sign-in code' | 'e-mail change code';

/** Creates a random code. All million codes are equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** SIGN_IN_CODE_DIGITS)).padStart(SIGN_IN_CODE_DIGITS, '0');
}

/**
 * Returns the stored hash of a code (HMAC-SHA-256, hex). It is useless without the pepper, or for another subject.
 * @param subject the id of the challenge or change that the code completes
 */
export function codeHash(purpose: CodePurpose, subject: string, code: string): string {
  return keyedHash(`${purpose}\n${subject}\n${code}`).toString('hex');
}

/** True if the code has this hash. Compares in constant time. */
export function hasHash(purpose: CodePurpose, subject: string, code: string, storedHash: string): boolean {
  return isEqualSecret(storedHash, codeHash(purpose, subject, code));
}
