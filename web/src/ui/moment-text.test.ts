import { expect, it } from 'vitest';
import { exactMoment, momentText } from './moment-text.ts';

const NOW = new Date(2026, 10, 21, 12, 0);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const before = (ms: number) => new Date(NOW.getTime() - ms);

it.each([
  ['just now', 0, 'now'],
  ['a clock that is behind', -2000, 'now'],
  ['minutes', 5 * MINUTE_MS, '5 minutes ago'],
  ['nearly an hour', HOUR_MS - 1, '59 minutes ago'],
  ['hours', 3 * HOUR_MS, '3 hours ago'],
  ['a day', DAY_MS, 'yesterday'],
  ['nearly a week', 7 * DAY_MS - 1, '6 days ago'],
  ['what is to come', -3 * DAY_MS, 'in 3 days'],
])('a moment of the last or next week is given relative to now: %s', (_which, ms, shown) => {
  expect(momentText(before(ms), NOW)).toBe(shown);
});

it('any other is given by its date', () => {
  expect(momentText(before(7 * DAY_MS), NOW)).toBe(before(7 * DAY_MS).toLocaleDateString());
  expect(momentText(before(-7 * DAY_MS), NOW)).toBe(before(-7 * DAY_MS).toLocaleDateString());
});

it('the exact moment has its day and time', () => {
  expect(exactMoment(new Date(2026, 10, 21, 8, 5))).toMatch(/^November 21, 2026.*8:05/);
});
