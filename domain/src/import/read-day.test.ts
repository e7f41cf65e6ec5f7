import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_ORDERS, detectDayOrder, readDay } from './read-day.ts';

const NOW = new Date('2026-11-24T18:00:00Z');

describe('the date reader', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026-03-04T23:30:00Z', '2026-03-04'],
    ['3/4/2026 11:30:00 PM', '2026-03-04'],
    ['03/04/26', '2026-03-04'],
    ['12/31/26', '2026-12-31'],
    ['12/31/99', '1999-12-31'],
    ['27-Nov-27', '2027-11-27'],
    ['27-Nov-46', '2046-11-27'],
    ['27-Nov-47', '1947-11-27'],
    ['Mar 4, 2026', '2026-03-04'],
    ['Wednesday, March 4, 2026 at 9:00 AM', '2026-03-04'],
    ['4 de marzo de 2026', '2026-03-04'],
    ['4-mar-2026', '2026-03-04'],
    ['27-Nov-26', '2026-11-27'],
    ['27-nov.-26', '2026-11-27'],
    ['27-Nov-26 9:00 AM', '2026-11-27'],
    ['Nov 27, 26', '2026-11-27'],
    [' 2026-03-04 ', '2026-03-04'],
  ])('reads %s as %s', (written, day) => {
    expect(readDay(written, 'month_first', NOW)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '2/30/2026',
    '13/13/2026',
    '2026',
    '4 of 2026',
    '1/2/20266',
    '4-mar-202',
    '4 mar 10:30',
    'Mar 4, 10 AM',
    'Mar 4, 10p.m.',
  ])('rejects %j', (written) => {
    expect(readDay(written, 'month_first', NOW)).toBeNull();
  });

  it('detects day-first order from any date in the column that requires it', () => {
    expect(detectDayOrder(['3/4/2026', '25/12/2025'], 'month_first')).toBe('day_first');
    expect(readDay('3/4/2026', 'day_first', NOW)).toBe('2026-04-03');
  });

  it('detects month-first order from any date in the column that requires it', () => {
    expect(detectDayOrder(['3/4/2026', '12/25/2025'], 'day_first')).toBe('month_first');
  });

  it.each(DAY_ORDERS)('takes the usual order if the dates allow both: %s', (usual) => {
    expect(detectDayOrder(['3/4/2026', '2025-12-25', ''], usual)).toBe(usual);
  });

  it('reads a formatted date back unchanged in either order', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, number] = day.split('-');

        expect(readDay(day, 'month_first', NOW)).toBe(day);
        expect(readDay(`${month}/${number}/${year}`, 'month_first', NOW)).toBe(day);
        expect(readDay(`${number}.${month}.${year}`, 'day_first', NOW)).toBe(day);
      }),
    );
  });
});
