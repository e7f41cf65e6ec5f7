import type { Profile } from '../staff/profile.ts';

/** A session continues for this long after its code, unless leadership chose otherwise. */
export const DEFAULT_SESSION_HOURS = 12;

/** The longest that leadership may choose: 30 days. */
export const SESSION_MAX_HOURS = 720;

const HOUR_MS = 3_600_000;

/** What a profile says of its member's sessions. */
type SessionFields = Pick<Profile<Date>, 'session_hours' | 'ended_sessions' | 'sessions_ended_at'>;

/** When a session ends that began at that moment; `mfa_at` in seconds since the epoch. */
export function sessionEndsAt({ mfa_at }: { mfa_at: number }, hours = DEFAULT_SESSION_HOURS): Date {
  return new Date(mfa_at * 1000 + hours * HOUR_MS);
}

/** When a session ends by its member's profile: long ago where it was ended there, alone or with all others. */
export function sessionEndByProfile(
  { session_hours, ended_sessions = [], sessions_ended_at }: SessionFields,
  { mfa_at }: { mfa_at: number },
): Date {
  const beganAt = new Date(mfa_at * 1000);
  const isEnded =
    ended_sessions.includes(mfa_at) || (sessions_ended_at !== undefined && beganAt < sessions_ended_at);
  return isEnded ? beganAt : sessionEndsAt({ mfa_at }, session_hours);
}

/** The sessions that were ended one by one, with one more; those that have run out by themselves are left out. */
export function withEndedSession(ended: readonly number[], mfaAt: number, now: Date): number[] {
  const running = ended.filter((mfa_at) => sessionEndsAt({ mfa_at }, SESSION_MAX_HOURS) > now);
  return [...new Set([...running, mfaAt])];
}
