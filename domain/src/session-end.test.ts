import { expect, it } from 'vitest';
import { sessionEndsAt, withEndedSession } from './session-end.ts';
import { sessionClaims } from './sign-in.ts';

const NOW = new Date('2026-11-23T08:00:00Z');

it('a session ends twelve hours after its code, or as leadership chose', () => {
  expect(sessionEndsAt(sessionClaims(NOW))).toEqual(new Date('2026-11-23T20:00:00Z'));
  expect(sessionEndsAt(sessionClaims(NOW), 1)).toEqual(new Date('2026-11-23T09:00:00Z'));
});

it('ended sessions are listed once, and for as long as any session goes on', () => {
  const { mfa_at } = sessionClaims(NOW);
  const month = 30 * 86_400;
  expect(withEndedSession([mfa_at - month + 1, mfa_at - month], mfa_at, NOW)).toEqual([
    mfa_at - month + 1,
    mfa_at,
  ]);
  expect(withEndedSession([mfa_at], mfa_at, NOW)).toEqual([mfa_at]);
});
