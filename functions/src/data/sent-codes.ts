import { CODES_PER_HOUR, type SignInChallenge } from '@prayer-community/domain/auth/sign-in-challenge';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';
import { perHour, rateLimitRef } from '../platform/rate-limit.ts';

/** The hourly limit of sign-in codes per counter. */
export const SENT_CODES = perHour('sign_in_codes', CODES_PER_HOUR);

/**
 * Returns the counter of codes sent to an account across all challenges. A device on which the member is known has its
 * own counter, so someone who stole the password cannot use it up.
 */
export function codesSentRef(
  db: Firestore,
  { uid, account, is_known_device }: Pick<SignInChallenge<Date>, 'uid' | 'account' | 'is_known_device'>,
): DocumentReference {
  return is_known_device ? rateLimitRef(db, SENT_CODES, account) : accountCodesRef(db, uid);
}

/** Returns the counter of codes requested on devices on which the member is not known. */
export function accountCodesRef(db: Firestore, uid: string): DocumentReference {
  return rateLimitRef(db, SENT_CODES, pseudonym('codes', uid));
}
