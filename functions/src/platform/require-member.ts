import { CIRCLE_REFUSALS } from '@prayer-community/domain/circle-membership';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod';
import { firestore } from './admin.ts';
import type { Caller } from './define-callable.ts';
import { profileRef, readStaffAccount } from './staff-account.ts';
import { isStaffSession, staffClaimsSchema } from './staff-session.ts';

const claimsSchema = staffClaimsSchema.extend({
  email: z.string(),
  email_verified: z.boolean().default(false),
});

type Claims = z.infer<typeof claimsSchema>;

/** Who calls: someone with an address of their own. */
export interface Member {
  uid: string;
  email: string;
}

/**
 * The caller, who proved an address by an e-mailed link; staff count only behind their code. The rules' `isMember()` says the same.
 * @throws HttpsError `unauthenticated` for anybody else
 */
export async function requireMember({ auth }: Pick<Caller, 'auth'>): Promise<Member> {
  const claims = claimsSchema.safeParse(auth?.token);
  if (auth && claims.success) {
    const profile = await profileRef(await firestore(), auth.uid).get();
    if (
      profile.exists ? isStaffSession(claims.data, readStaffAccount(profile)) : isMemberSession(claims.data)
    ) {
      return { uid: auth.uid, email: claims.data.email.toLowerCase() };
    }
  }
  throw new HttpsError('unauthenticated', CIRCLE_REFUSALS.signInRequired);
}

function isMemberSession({ email_verified, mfa }: Claims): boolean {
  return email_verified && !mfa;
}
