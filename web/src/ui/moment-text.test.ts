import { setLanguage } from '@prayer-community/i18n/text';
import { afterEach, expect, it } from 'vitest';
import { exactMoment, momentText } from './moment-text.ts';

const NOW = new Date(2026, 10, 21, 12, 0);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

afterEach(() => setLanguage('en', {}, undefined));

const before = (ms: number) => new Date(NOW.getTime() - ms);

it.each([
  ['just now', 0, 'now'],
  ['a device clock that is slightly behind', -2000, 'now'],
  ['minutes', 5 * MINUTE_MS, '5 minutes ago'],
  ['nearly an hour', HOUR_MS - 1, '59 minutes ago'],
  ['hours', 3 * HOUR_MS, '3 hours ago'],
  ['a day', DAY_MS, 'yesterday'],
  ['a day and a half', 36.5 * HOUR_MS, '2 days ago'],
  ['nearly a week', 7 * DAY_MS - 1, '7 days ago'],
  ['the day after tomorrow', -37 * HOUR_MS, 'in 2 days'],
  ['three days from now', -3 * DAY_MS, 'in 3 days'],
])('a moment within a week of now is shown relative to now: %s', (_which, ms, shown) => {
  expect(momentText(before(ms), NOW)).toBe(shown);
});

it('any other moment is shown as a date', () => {
  expect(momentText(before(7 * DAY_MS), NOW)).toBe(before(7 * DAY_MS).toLocaleDateString());
  expect(momentText(before(-7 * DAY_MS), NOW)).toBe(before(-7 * DAY_MS).toLocaleDateString());
});

it.each([
  ['de-DE', '3 hours ago', 'November 21, 2026 at 9:00 AM'],
  ['en-GB', '3 hours ago', '21 November 2026 at 09:00'],
])('words are in the page’s language, whatever the browser’s locale: %s', (locale, relative, exact) => {
  setLanguage('en', {}, locale);
  const at = before(3 * HOUR_MS);

  expect(momentText(at, NOW)).toBe(relative);
  expect(exactMoment(at)).toBe(exact);
});

it('the exact moment has its date and time', () => {
  expect(exactMoment(new Date(2026, 10, 21, 8, 5))).toMatch(/^November 21, 2026.*8:05/);
});
