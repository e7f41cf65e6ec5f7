import { isLinkSessionOver } from '@prayer-community/domain/auth/link-session';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod';
import { firestore } from './admin.ts';
import { now } from './clock.ts';
import type { Caller } from './define-callable.ts';
import { staffCaller } from './require-staff.ts';
import { profileRef } from './staff-account.ts';

const accountClaimsSchema = z
  .object({
    email: z.string(),
    email_verified: z.literal(true),
    by_link: z.literal(true),
    link_address: z.string(),
    auth_time: z.int(),
    mfa: z.literal(false).default(false),
  })
  // The account may have another address by now.
  .refine(({ email, link_address }) => email.toLowerCase() === link_address)
  .refine(({ auth_time }) => !isLinkSessionOver(auth_time, now()));

/** A caller with a proven address. */
export interface AccountHolder {
  uid: string;
  /** Proven by an emailed link. For staff, the address that leadership entered. */
  email: string;
}

/**
 * Returns the caller if a mailed link started the session. Staff are only accepted after entering their code. Same as
 * `isAccountHolder()` in the rules.
 * @throws HttpsError `unauthenticated` for anyone else
 */
export async function requireAccountHolder({ auth }: Pick<Caller, 'auth'>): Promise<AccountHolder> {
  const email = auth && (await addressOf(auth));
  if (!auth || !email) {
    throw new HttpsError('unauthenticated', t(CIRCLE_REFUSALS.signInRequired));
  }
  return { uid: auth.uid, email: email.toLowerCase() };
}

/** Users can change the address of their own account, so for staff only the profile's address counts. */
async function addressOf(auth: NonNullable<Caller['auth']>): Promise<string | null> {
  const profile = await profileRef(await firestore(), auth.uid).get();
  if (profile.exists) {
    return (await staffCaller(auth, profile))?.account.email ?? null;
  }
  return accountClaimsSchema.safeParse(auth.token).data?.email ?? null;
}
