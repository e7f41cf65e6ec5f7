import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { type Message, t } from '@prayer-community/i18n/text';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from './admin.ts';
import { now } from './clock.ts';
import type { Caller } from './define-callable.ts';
import { reconcileStaffAccount } from './reconcile-staff-account.ts';
import { profileRef, readStaffAccount, type StaffAccount } from './staff-account.ts';
import { isStaffSession, type StaffClaims, staffClaimsSchema } from './staff-session.ts';

/** A staff member who has entered the emailed code. */
export interface StaffCaller {
  uid: string;
  account: StaffAccount;
  claims: StaffClaims;
}

/**
 * Returns the caller if they are on the staff.
 * @throws HttpsError `permission-denied` for anyone else
 */
export async function requireStaff(
  { auth }: Pick<Caller, 'auth'>,
  refusal: Message = MEMBER_REFUSALS.staffRequired,
): Promise<StaffCaller> {
  const profile = auth && (await profileRef(await firestore(), auth.uid).get());
  const caller = auth && profile && (await staffCaller(auth, profile));
  if (!caller) {
    throw new HttpsError('permission-denied', t(refusal));
  }
  return caller;
}

/**
 * Returns the staff member whose session this is. Null if it is not a staff session, or began before the account was
 * changed outside the app.
 */
export async function staffCaller(
  { uid, token }: NonNullable<Caller['auth']>,
  profile: DocumentSnapshot,
): Promise<StaffCaller | null> {
  const claims = staffClaimsSchema.safeParse(token);
  const account = readStaffAccount(profile);
  const at = now();
  if (!claims.success || !isStaffSession(claims.data, account, at)) {
    return null;
  }
  const settled = await reconcileStaffAccount(uid, account, at);
  return isStaffSession(claims.data, settled, at) ? { uid, account: settled, claims: claims.data } : null;
}
