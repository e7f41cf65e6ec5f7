import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod';
import { firestore } from './admin.ts';
import type { Caller } from './define-callable.ts';
import { staffCaller } from './require-staff.ts';
import { profileRef } from './staff-account.ts';

const memberClaimsSchema = z
  .object({
    email: z.string(),
    email_verified: z.literal(true),
    by_link: z.literal(true),
    link_address: z.string(),
    mfa: z.literal(false).default(false),
  })
  // An account may have another address by now.
  .refine(({ email, link_address }) => email.toLowerCase() === link_address);

/** Who calls: someone with an address of their own. */
export interface Member {
  uid: string;
  /** Proved by an e-mailed link; that of staff is the one that leadership entered. */
  email: string;
}

/**
 * The caller, whose session a mailed link began; staff count only behind their code. The rules' `isMember()` says the same.
 * @throws HttpsError `unauthenticated` for anybody else
 */
export async function requireMember({ auth }: Pick<Caller, 'auth'>): Promise<Member> {
  const email = auth && (await addressOf(auth));
  if (!auth || !email) {
    throw new HttpsError('unauthenticated', t(CIRCLE_REFUSALS.signInRequired));
  }
  return { uid: auth.uid, email: email.toLowerCase() };
}

/** Anybody can change the address of their own account: of staff, only the profile's counts. */
async function addressOf(auth: NonNullable<Caller['auth']>): Promise<string | null> {
  const profile = await profileRef(await firestore(), auth.uid).get();
  if (profile.exists) {
    return (await staffCaller(auth, profile))?.account.email ?? null;
  }
  return memberClaimsSchema.safeParse(auth.token).data?.email ?? null;
}
