import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, INSIGHT_RANGES, lastWeeks, monthOf, monthsOf, weekOf } from './insights-calendar.ts';

describe('the calendar of insights', () => {
  it('begins a week on Monday, whatever the year', () => {
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-01-01')).toBe('2025-12-29');
  });

  it('counts the present week as the last', () => {
    expect(lastWeeks(4, new Date('2026-11-21T10:00:00Z'))).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  it('names the months that the weeks reach into, their last days included', () => {
    expect(monthsOf(['2026-11-30'])).toEqual({ first: '2026-11', last: '2026-12' });
  });

  it('never asks for more than 13 months of a year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (now) => {
          const weeks = lastWeeks(INSIGHT_RANGES.year, now);
          const { first, last } = monthsOf(weeks);
          expect(monthIndex(last) - monthIndex(first)).toBeLessThan(13);
          expect(weeks).toHaveLength(52);
          expect(weeks.at(-1)).toBe(weekOf(dayOf(now)));
          expect(weeks.every((week) => new Date(week).getUTCDay() === 1)).toBe(true);
          expect(monthOf(weeks[0] ?? '')).toBe(first);
        },
      ),
    );
  });
});

function monthIndex(month: string): number {
  const [year, number] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (number ?? 0);
}
