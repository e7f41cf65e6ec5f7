import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { endOneSession } from '../platform/end-sessions.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireStaff } from '../platform/require-staff.ts';

/** Ends the caller's session for every copy of its tokens. Other sessions of the caller continue. */
export const endSession = defineCallable('endSession', {}, async (_input, caller) => {
  const { uid, claims } = await requireStaff(caller);
  await endOneSession(uid, claims.mfa_at, now());
  logOutcome('endSession', 'ended', uid);
  return { success: true };
});
