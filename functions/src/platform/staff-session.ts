import * as z from 'zod';
import type { StaffAccount } from './staff-account.ts';

const MS = 1000;

/** What a token tells of a staff session; `mfa_at` in seconds since the epoch. */
export const staffClaimsSchema = z.object({
  mfa: z.boolean().default(false),
  mfa_at: z.number().default(0),
});

export type StaffClaims = z.infer<typeof staffClaimsSchema>;

/** True behind the e-mailed code, for a member of the staff whose sessions were not ended since: the rules' `hasRole()`. */
export function isStaffSession(
  { mfa, mfa_at }: StaffClaims,
  account: StaffAccount | null,
): account is StaffAccount {
  const endedAt = account?.sessions_ended_at;
  return mfa && account !== null && (endedAt === undefined || mfa_at * MS >= endedAt.getTime());
}

/** True where the code was typed within that time. */
export function isRecentSession({ mfa_at }: StaffClaims, withinMs: number, now: Date): boolean {
  return now.getTime() - mfa_at * MS < withinMs;
}
