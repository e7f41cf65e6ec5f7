import { MEMBER_REFUSALS, TEAM_CHANGES_WITHIN_MS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import type { Caller } from './define-callable.ts';
import { requireStaff, type StaffCaller } from './require-staff.ts';
import { isRecentSession } from './staff-session.ts';

/**
 * Returns the caller if they are a leader.
 * @throws HttpsError `permission-denied` for anyone else
 */
export async function requireLeader(caller: Pick<Caller, 'auth'>): Promise<StaffCaller> {
  const leader = await requireStaff(caller, MEMBER_REFUSALS.leadershipRequired);
  if (leader.account.role !== 'leadership') {
    throw new HttpsError('permission-denied', t(MEMBER_REFUSALS.leadershipRequired));
  }
  return leader;
}

/**
 * Returns the uid of the caller, a leader who entered an emailed code within the last 12 hours.
 * @throws HttpsError `permission-denied` for anyone else, `unauthenticated` for a leader whose code is older
 */
export async function requireRecentLeader(caller: Pick<Caller, 'auth'>, now: Date): Promise<string> {
  const { uid, claims } = await requireLeader(caller);
  if (!isRecentSession(claims, TEAM_CHANGES_WITHIN_MS, now)) {
    throw new HttpsError('unauthenticated', t(MEMBER_REFUSALS.signInAgain));
  }
  return uid;
}
