import { smsProvider } from '../messaging/sms.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireStaff } from '../platform/require-staff.ts';

/** Tells the staff whether text messages can be sent: without a provider no list and no requester is notified by them. */
export const checkSmsSetup = defineCallable('checkSmsSetup', {}, async (_input, caller) => {
  await requireStaff(caller);
  return { success: true, isConfigured: smsProvider() !== null };
});
