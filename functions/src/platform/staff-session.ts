import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { isSessionEnded, sessionEndsAt } from '@prayer-community/domain/settings/session-end';
import * as z from 'zod';
import type { StaffAccount } from './staff-account.ts';

/** The claims of a staff session. `mfa_at` is in seconds since the epoch. */
export const staffClaimsSchema = z.object({
  mfa: z.boolean().default(false),
  mfa_at: z.number().default(0),
});

export type StaffClaims = z.infer<typeof staffClaimsSchema>;

/** True if a staff member has entered the emailed code and the session has not ended. Same as `isOfOpenSession()` in the rules. */
export function isStaffSession(
  { mfa, mfa_at }: StaffClaims,
  account: StaffAccount | null,
  now: Date,
): account is StaffAccount {
  if (!mfa || account === null) {
    return false;
  }
  const hasRunOut = now >= sessionEndsAt({ mfa_at }, account.session_hours);
  return !hasRunOut && !isSessionEnded(account, { mfa_at });
}

/** True if the code was entered within that time. */
export function isRecentSession({ mfa_at }: StaffClaims, withinMs: number, now: Date): boolean {
  return now.getTime() - mfa_at * SECOND_MS < withinMs;
}
