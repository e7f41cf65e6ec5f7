import { afterEach, describe, expect, it, vi } from 'vitest';
import { longWeek, shortWeek, waitText, waitUnit } from './figure-texts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a wait', () => {
  it.each([
    { minutes: 0, text: '0 min' },
    { minutes: 45, text: '45 min' },
    { minutes: 59.6, text: '1 h' },
    { minutes: 60, text: '1 h' },
    { minutes: 150, text: '2 h 30 min' },
    { minutes: 599.5, text: '10 h' },
    { minutes: 950, text: '16 h' },
    { minutes: 2879.9, text: '2 days' },
    { minutes: 2880, text: '2 days' },
    { minutes: 5000, text: '3.5 days' },
  ])('of $minutes minutes reads "$text"', ({ minutes, text }) => {
    expect(waitText(minutes)).toBe(text);
  });

  it('is charted in a unit that suits the longest wait', () => {
    expect([100, 4_000, 10_000].map((minutes) => waitUnit(minutes).name)).toEqual([
      'Minutes',
      'Hours',
      'Days',
    ]);
  });
});

it.each([
  { timeZone: 'Pacific/Honolulu', mondayBeginsOn: 15 },
  { timeZone: 'Pacific/Kiritimati', mondayBeginsOn: 16 },
])('a week is named after its Monday in the time zone $timeZone', ({ timeZone, mondayBeginsOn }) => {
  vi.stubEnv('TZ', timeZone);
  expect(new Date('2026-11-16').getDate()).toBe(mondayBeginsOn);

  expect(shortWeek('2026-11-16')).toBe('Nov 16');
  expect(longWeek('2026-11-16')).toBe('Nov 16, 2026');
});
