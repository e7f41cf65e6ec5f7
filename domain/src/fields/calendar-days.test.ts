import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDays } from './calendar-days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('calendarDays', () => {
  it.each([
    ['times just before and after midnight', new Date(2026, 10, 25, 23, 59), new Date(2026, 10, 26, 0, 1), 1],
    ['the start and end of the same day', new Date(2026, 10, 26, 0, 0), new Date(2026, 10, 26, 23, 59), 0],
    ['almost three days back', new Date(2026, 10, 26, 23, 0), new Date(2026, 10, 24, 0, 30), -2],
  ])('counts the days for %s', (_which, from, to, days) => {
    expect(calendarDays(from, to)).toBe(days);
  });

  it('counts whole days even if a day starts at 1 a.m.', () => {
    vi.stubEnv('TZ', 'America/Santiago');
    const day = (date: number) => new Date(2026, 8, date, 9);
    // In Chile, September 6, 2026 has no midnight.
    expect(new Date(2026, 8, 6).getHours()).toBe(1);

    expect(calendarDays(day(5), day(6))).toBe(1);
    expect(calendarDays(day(6), day(7))).toBe(1);
    expect(calendarDays(day(6), day(5))).toBe(-1);
  });
});
