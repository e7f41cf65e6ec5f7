import { RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { refusal } from '@prayer-community/domain/refusal';
import { accountCodesRef } from '../data/sent-codes.ts';
import { auth, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { endSessions } from '../platform/end-sessions.ts';
import { resetPasswordByLink } from '../platform/identity-toolkit.ts';
import { newDeviceToken } from '../platform/known-device.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { consumeRecovery } from './recovery-limit.ts';

/** Sets a new password with a recovery link and ends all sessions. Starts no session because signing in requires the code. */
export const resetPassword = defineCallable(
  'resetPassword',
  { secrets: [serverPepper] },
  async ({ oobCode, newPassword }, caller) => {
    if (!(await consumeRecovery(caller, now()))) {
      logOutcome('resetPassword', 'limited', null);
      return refusal(RECOVERY_REFUSALS.tooMany);
    }
    const use = await resetPasswordByLink(oobCode, newPassword);
    if (use.outcome !== 'reset') {
      logOutcome('resetPassword', use.outcome, null);
      const { invalidLink, weakPassword } = RECOVERY_REFUSALS;
      return refusal(use.outcome === 'weak_password' ? weakPassword : invalidLink);
    }
    const { uid } = await (await auth()).getUserByEmail(use.email);
    await endSessions(uid, now());
    await accountCodesRef(await firestore(), uid).delete();
    logOutcome('resetPassword', 'reset', uid);
    // Strangers may have locked the username. The token lets its owner in, and someone who guesses usernames does not
    // learn this.
    return { success: true, uid, deviceToken: newDeviceToken(uid) };
  },
);
