import * as z from 'zod';
import { after, DAY_MS, MINUTE_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';

/** The first lock. Each further failure doubles it. */
export const FIRST_LOCK_MS = MINUTE_MS / 2;

/** The longest lock. It slows guessing to a crawl, but no attacker can lock a member out for longer at a time. */
export const LONGEST_LOCK_MS = 15 * MINUTE_MS;

/** All failures are forgotten this long after the first one. */
export const FORGET_FAILURES_MS = DAY_MS;

/** The failure of one account that first locks it. */
export const ACCOUNT_FAILURES_UNTIL_LOCK = 5;

/** The failure from one network address that first locks it, by default. A parish office shares one address. */
export const DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK = 30;

/** The stored fields of `rate_limits/sign_in_{subject}`. */
export function failureRecordFields(instant: z.ZodType<Date>) {
  return { failures: z.int(), locked_until: instant.nullable(), expires_at: instant };
}

/** Failed sign-ins of one subject: an account or a network address. */
export type FailureRecord<Instant> = Stored<typeof failureRecordFields, Instant>;

/** Returns how long this many failures lock the subject, in milliseconds. */
export function lockDelayMs(failures: number, failuresUntilLock: number): number {
  if (failures < failuresUntilLock) {
    return 0;
  }
  return Math.min(FIRST_LOCK_MS * 2 ** (failures - failuresUntilLock), LONGEST_LOCK_MS);
}

/** Returns how long the subject is still locked, in milliseconds. 0 if it may try. */
export function lockedForMs(record: FailureRecord<Date> | null, now: Date): number {
  return Math.max(0, (record?.locked_until?.getTime() ?? 0) - now.getTime());
}

export function countFailure(
  record: FailureRecord<Date> | null,
  failuresUntilLock: number,
  now: Date,
): FailureRecord<Date> {
  const isForgotten = record === null || record.expires_at <= now;
  const failures = (isForgotten ? 0 : record.failures) + 1;
  const delayMs = lockDelayMs(failures, failuresUntilLock);
  return {
    failures,
    locked_until: delayMs > 0 ? after(now, delayMs) : null,
    expires_at: isForgotten ? after(now, FORGET_FAILURES_MS) : record.expires_at,
  };
}
