import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import { smsProvider } from '../messaging/sms.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireStaff } from '../platform/require-staff.ts';

/** Tells leadership whether text messages can be sent: without a provider nobody on an SMS list is notified. */
export const checkSmsSetup = defineCallable('checkSmsSetup', {}, async (_input, caller) => {
  const { account } = await requireStaff(caller, MEMBER_REFUSALS.leadershipRequired);
  if (account.role !== 'leadership') {
    throw new HttpsError('permission-denied', t(MEMBER_REFUSALS.leadershipRequired));
  }
  return { success: true, isConfigured: smsProvider() !== null };
});
