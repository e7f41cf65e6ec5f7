import { MEMBER_REFUSALS } from '@prayer-community/domain/team-member';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from './admin.ts';
import type { Caller } from './define-callable.ts';
import { profileRef, readStaffAccount, type StaffAccount } from './staff-account.ts';
import { isStaffSession, type StaffClaims, staffClaimsSchema } from './staff-session.ts';

/** A member of the staff behind the e-mailed code. */
export interface StaffCaller {
  uid: string;
  account: StaffAccount;
  claims: StaffClaims;
}

/**
 * The caller, of the staff.
 * @throws HttpsError `permission-denied` for anybody else
 */
export async function requireStaff(
  { auth }: Pick<Caller, 'auth'>,
  refusal: string = MEMBER_REFUSALS.staffRequired,
): Promise<StaffCaller> {
  const claims = staffClaimsSchema.safeParse(auth?.token ?? {});
  if (auth && claims.success) {
    const account = readStaffAccount(await profileRef(await firestore(), auth.uid).get());
    if (isStaffSession(claims.data, account)) {
      return { uid: auth.uid, account, claims: claims.data };
    }
  }
  throw new HttpsError('permission-denied', refusal);
}
