import { HttpsError } from 'firebase-functions/https';
import type { Caller } from './define-callable.ts';

/**
 * The uid of the caller: a visitor's anonymous account is one as well.
 * @throws HttpsError `unauthenticated` for a call without an account
 */
export function requireAccount({ auth }: Pick<Caller, 'auth'>): string {
  if (!auth) {
    throw new HttpsError('unauthenticated', 'An unexpected error occurred.');
  }
  return auth.uid;
}
