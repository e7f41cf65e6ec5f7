import { expect, it } from 'vitest';
import { sessionClaims } from '../auth/sign-in.ts';
import {
  changeSessionHours,
  isSessionEnded,
  sessionEndByProfile,
  sessionEndsAt,
  withEndedSession,
} from './session-end.ts';

const NOW = new Date('2026-11-23T08:00:00Z');

it('a session ends twelve hours after its code, or after the hours that leadership chose', () => {
  expect(sessionEndsAt(sessionClaims(NOW))).toEqual(new Date('2026-11-23T20:00:00Z'));
  expect(sessionEndsAt(sessionClaims(NOW), 1)).toEqual(new Date('2026-11-23T09:00:00Z'));
});

it('an ended session is listed once, for as long as any session can last', () => {
  const { mfa_at } = sessionClaims(NOW);
  const month = 30 * 86_400;
  expect(withEndedSession([mfa_at - month + 1, mfa_at - month], mfa_at, NOW)).toEqual([
    mfa_at - month + 1,
    mfa_at,
  ]);
  expect(withEndedSession([mfa_at], mfa_at, NOW)).toEqual([mfa_at]);
});

it('a session is over if its profile marks it as ended', () => {
  const { mfa_at } = sessionClaims(NOW);
  const later = new Date(NOW.getTime() + 1000);
  const inTwelveHours = new Date('2026-11-23T20:00:00Z');

  expect(sessionEndByProfile({}, { mfa_at })).toEqual(inTwelveHours);
  expect(sessionEndByProfile({ sessions_ended_at: NOW }, { mfa_at })).toEqual(inTwelveHours);
  expect(sessionEndByProfile({ sessions_ended_at: later }, { mfa_at })).toEqual(NOW);
  expect(sessionEndByProfile({ ended_sessions: [mfa_at - 1] }, { mfa_at })).toEqual(inTwelveHours);
  expect(sessionEndByProfile({ ended_sessions: [mfa_at] }, { mfa_at })).toEqual(NOW);
  expect(isSessionEnded({ sessions_ended_at: NOW }, { mfa_at })).toBe(false);
  expect(isSessionEnded({ sessions_ended_at: later }, { mfa_at })).toBe(true);
  expect(isSessionEnded({ ended_sessions: [mfa_at] }, { mfa_at })).toBe(true);
});

it('a longer session length ends the sessions that have expired, and does not move back a later end', () => {
  const twelveHoursAgo = new Date('2026-11-22T20:00:00Z');
  const elevenHoursAgo = new Date('2026-11-22T21:00:00Z');
  const aDayAgo = new Date('2026-11-22T08:00:00Z');

  expect(changeSessionHours({}, 24, NOW)).toEqual({ session_hours: 24, sessions_ended_at: twelveHoursAgo });
  expect(changeSessionHours({ session_hours: 11, sessions_ended_at: aDayAgo }, 12, NOW)).toEqual({
    session_hours: 12,
    sessions_ended_at: elevenHoursAgo,
  });
  expect(changeSessionHours({ sessions_ended_at: elevenHoursAgo }, 24, NOW)).toEqual({ session_hours: 24 });
  expect(changeSessionHours({ session_hours: 24 }, 12, NOW)).toEqual({ session_hours: 12 });
  expect(changeSessionHours({ session_hours: 24 }, 24, NOW)).toEqual({ session_hours: 24 });
});
