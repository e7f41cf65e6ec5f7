import { refusal } from '@prayer-community/domain/refusal';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { auth, firestore } from '../platform/admin.ts';
import { isAuthError } from '../platform/auth-accounts.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { endSessions } from '../platform/end-sessions.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { profileRef, readStaffAccount, readUid, usernameRef } from '../platform/staff-account.ts';

type Outcome = 'changed' | 'noMember' | 'weakPassword';

/** Sets a member's password and ends their sessions. The password alone signs no one in, because the emailed code is required too. */
export const changeUserPassword = defineCallable(
  'changeUserPassword',
  {},
  async ({ username, newPassword }, caller) => {
    await requireRecentLeader(caller, now());
    const uid = readUid(await usernameRef(await firestore(), username).get());
    const outcome = uid === null ? 'noMember' : await setPassword(uid, newPassword);
    if (uid !== null && outcome === 'changed') {
      await endSessions(uid, now());
    }
    logOutcome('changeUserPassword', outcome, uid);
    return outcome === 'changed' ? { success: true } : refusal(MEMBER_REFUSALS[outcome]);
  },
);

async function setPassword(uid: string, password: string): Promise<Outcome> {
  const member = readStaffAccount(await profileRef(await firestore(), uid).get());
  if (member) {
    await reconcileStaffAccount(uid, member, now());
  }
  try {
    await (await auth()).updateUser(uid, { password });
    return 'changed';
  } catch (error) {
    if (isAuthError(error, 'weak-password') || isAuthError(error, 'password-does-not-meet-requirements')) {
      return 'weakPassword';
    }
    throw error;
  }
}
