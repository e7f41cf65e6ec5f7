import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, INSIGHT_RANGES, lastWeeks, monthOf, monthsOf, weekOf } from './insights-calendar.ts';

describe('the insights calendar', () => {
  it('starts weeks on Monday, even across years', () => {
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-01-01')).toBe('2025-12-29');
  });

  it('includes the current week as the last', () => {
    expect(lastWeeks(4, new Date('2026-11-21T10:00:00Z'))).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  it('returns the months that the weeks span, including their last days', () => {
    expect(monthsOf(['2026-11-30'])).toEqual({ first: '2026-11', last: '2026-12' });
  });

  it('spans at most 13 months for a year', () => {
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
