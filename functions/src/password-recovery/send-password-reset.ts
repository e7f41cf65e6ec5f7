import { newPasswordResetRequest, RECOVERY_REFUSALS } from '@prayer-community/domain/auth/password-recovery';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { refusal } from '@prayer-community/domain/refusal';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { consumeRecovery } from './recovery-limit.ts';

/**
 * Accepts a request for a recovery link. The trigger on the stored request finds out whose address it is, so the answer
 * and its timing are the same for everyone.
 */
export const sendPasswordReset = defineCallable(
  'sendPasswordReset',
  { secrets: [serverPepper] },
  async ({ email, language = null }, caller) => {
    const at = now();
    if (!(await consumeRecovery(caller, at))) {
      logOutcome('sendPasswordReset', 'limited', null);
      return refusal(RECOVERY_REFUSALS.tooMany);
    }
    const db = await firestore();
    const request = newPasswordResetRequest(email, language, at);
    await db.collection(COLLECTIONS.passwordResetRequests).add({ ...request });
    logOutcome('sendPasswordReset', 'taken', null);
    return { success: true };
  },
);
