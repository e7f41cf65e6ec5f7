import { after, HOUR_MS, SECOND_MS } from '../fields/durations.ts';
import type { Profile } from '../staff/profile.ts';

/** The default number of hours that a session lasts after its code is entered. */
export const DEFAULT_SESSION_HOURS = 12;

/** The longest session that leadership may choose: 30 days. */
export const SESSION_MAX_HOURS = 720;

type SessionFields = Pick<Profile<Date>, 'session_hours' | 'ended_sessions' | 'sessions_ended_at'>;

/** Returns when a session ends. `mfa_at` is its start in seconds since the epoch. */
export function sessionEndsAt({ mfa_at }: { mfa_at: number }, hours = DEFAULT_SESSION_HOURS): Date {
  return new Date(mfa_at * SECOND_MS + hours * HOUR_MS);
}

/** True if a session was ended early, individually or with all others. */
export function isSessionEnded(
  { ended_sessions = [], sessions_ended_at }: Pick<SessionFields, 'ended_sessions' | 'sessions_ended_at'>,
  { mfa_at }: { mfa_at: number },
): boolean {
  return (
    ended_sessions.includes(mfa_at) ||
    (sessions_ended_at !== undefined && mfa_at * SECOND_MS < sessions_ended_at.getTime())
  );
}

/**
 * Returns when a session ends according to the member's profile. A session that was ended early, individually or with
 * all others, counts as over from its start.
 */
export function sessionEndByProfile(fields: SessionFields, { mfa_at }: { mfa_at: number }): Date {
  return isSessionEnded(fields, { mfa_at })
    ? new Date(mfa_at * SECOND_MS)
    : sessionEndsAt({ mfa_at }, fields.session_hours);
}

/** Adds a session to those that were ended individually, and drops sessions that have expired anyway. */
export function withEndedSession(ended: readonly number[], mfaAt: number, now: Date): number[] {
  const running = ended.filter((mfa_at) => sessionEndsAt({ mfa_at }, SESSION_MAX_HOURS) > now);
  return [...new Set([...running, mfaAt])];
}

/** Returns what a new session length changes in a profile. Sessions that have expired stay ended even if it is longer. */
export function changeSessionHours(
  {
    session_hours: formerHours = DEFAULT_SESSION_HOURS,
    sessions_ended_at: endedAt,
  }: Pick<SessionFields, 'session_hours' | 'sessions_ended_at'>,
  hours: number,
  now: Date,
): Pick<SessionFields, 'session_hours' | 'sessions_ended_at'> {
  const expiredBefore = after(now, -formerHours * HOUR_MS);
  const revivesExpired = hours > formerHours && (endedAt === undefined || endedAt < expiredBefore);
  return revivesExpired
    ? { session_hours: hours, sessions_ended_at: expiredBefore }
    : { session_hours: hours };
}
