import { HttpsError } from 'firebase-functions/https';
import type { Caller } from './define-callable.ts';

/**
 * Returns the uid of the caller. A visitor's anonymous account is sufficient.
 * @throws HttpsError `unauthenticated` for a call without an account
 */
export function requireAccount({ auth }: Pick<Caller, 'auth'>): string {
  if (!auth) {
    throw new HttpsError('unauthenticated', 'An unexpected error occurred.');
  }
  return auth.uid;
}
