import { MEMBER_REFUSALS, TEAM_CHANGES_WITHIN_MS } from '@prayer-community/domain/team-member';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from './admin.ts';
import type { Caller } from './define-callable.ts';
import { profileRef, readStaffAccount } from './staff-account.ts';
import { isRecentSession, isStaffSession, staffClaimsSchema } from './staff-session.ts';

/**
 * The uid of the caller, a leader who typed an e-mailed code within the last 12 hours.
 * @throws HttpsError `permission-denied` for anybody else, `unauthenticated` for a leader whose code is older
 */
export async function requireLeadership({ auth }: Pick<Caller, 'auth'>, now: Date): Promise<string> {
  const claims = staffClaimsSchema.safeParse(auth?.token ?? {});
  if (!auth || !claims.success) {
    throw new HttpsError('permission-denied', MEMBER_REFUSALS.leadershipRequired);
  }
  const account = readStaffAccount(await profileRef(await firestore(), auth.uid).get());
  if (!isStaffSession(claims.data, account) || account.role !== 'leadership') {
    throw new HttpsError('permission-denied', MEMBER_REFUSALS.leadershipRequired);
  }
  if (!isRecentSession(claims.data, TEAM_CHANGES_WITHIN_MS, now)) {
    throw new HttpsError('unauthenticated', MEMBER_REFUSALS.signInAgain);
  }
  return auth.uid;
}
