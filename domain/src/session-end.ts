/** A session goes on for this long after its code, unless leadership chose otherwise. */
export const DEFAULT_SESSION_HOURS = 12;

/** The longest that leadership may choose: 30 days. */
export const SESSION_MAX_HOURS = 720;

const HOUR_MS = 3_600_000;

/** When a session ends that began at that moment; `mfa_at` in seconds since the epoch. */
export function sessionEndsAt({ mfa_at }: { mfa_at: number }, hours = DEFAULT_SESSION_HOURS): Date {
  return new Date(mfa_at * 1000 + hours * HOUR_MS);
}

/** The sessions that were ended one by one, with one more; those that have run out by themselves are left out. */
export function withEndedSession(ended: readonly number[], mfaAt: number, now: Date): number[] {
  const running = ended.filter((mfa_at) => sessionEndsAt({ mfa_at }, SESSION_MAX_HOURS) > now);
  return [...new Set([...running, mfaAt])];
}
