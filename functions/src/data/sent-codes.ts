import { CODES_PER_HOUR, type SignInChallenge } from '@prayer-community/domain/auth/sign-in-challenge';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';
import { type RateLimit, rateLimitRef } from '../platform/rate-limit.ts';

/** How many codes are sent. */
export const SENT_CODES: RateLimit = { action: 'sign_in_codes', max: CODES_PER_HOUR, windowMs: 3_600_000 };

/**
 * Where the codes that an account was sent are counted, whatever challenges they were for. A device on which its member is known
 * has a count of its own: who stole the password spends none of it.
 */
export function codesSentRef(
  db: Firestore,
  { uid, account, is_known_device }: Pick<SignInChallenge<Date>, 'uid' | 'account' | 'is_known_device'>,
): DocumentReference {
  return is_known_device ? rateLimitRef(db, SENT_CODES, account) : accountCodesRef(db, uid);
}

/** Counts the codes requested on devices on which the member is not known. */
export function accountCodesRef(db: Firestore, uid: string): DocumentReference {
  return rateLimitRef(db, SENT_CODES, pseudonym('codes', uid));
}
