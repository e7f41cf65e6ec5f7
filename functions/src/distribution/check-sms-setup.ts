import { isSmsConfigured } from '../messaging/sms.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireStaff } from '../platform/require-staff.ts';

/** Tells staff whether text messages can be sent. */
export const checkSmsSetup = defineCallable('checkSmsSetup', {}, async (_input, caller) => {
  await requireStaff(caller);
  return { success: true, isConfigured: isSmsConfigured() };
});
