import { describe, expect, it } from 'vitest';
import { isDue } from './schedule.ts';

const at = (time: string) => new Date(`2026-03-10T${time}:00Z`);

describe('isDue', () => {
  it.each([
    ['every 15 minutes', ['10:00', '10:15', '10:30'], ['10:01', '10:14', '10:59']],
    ['every 1 minutes', ['10:00', '10:01'], []],
    ['every minute', ['10:00', '10:01'], []],
    ['every 2 hours', ['10:00', '12:00'], ['11:00', '10:30']],
    ['every 24 hours', ['00:00'], ['12:00', '00:01']],
    ['every day 03:05', ['03:05'], ['03:04', '15:05']],
    ['*/20 * * * *', ['10:00', '10:20', '10:40'], ['10:10']],
    ['0 3 * * *', ['03:00'], ['03:01', '04:00']],
    ['30 6 * * 2', ['06:30'], ['06:31']],
    ['30 6 * * 3', [], ['06:30']],
  ])('%s', (schedule, due, notDue) => {
    expect(due.filter((time) => !isDue(schedule, null, at(time)))).toEqual([]);
    expect(notDue.filter((time) => isDue(schedule, null, at(time)))).toEqual([]);
  });

  it('applies the time zone', () => {
    expect(isDue('every day 03:00', 'America/New_York', at('07:00'))).toBe(true);
    expect(isDue('every day 03:00', 'America/New_York', at('03:00'))).toBe(false);
    expect(isDue('0 3 * * *', 'Asia/Kolkata', new Date('2026-03-09T21:30:00Z'))).toBe(true);
  });

  it.each(['1st monday of month 09:00', 'every tuesday 9:00', 'now and then', ''])(
    'rejects "%s"',
    (schedule) => {
      expect(() => isDue(schedule, null, at('10:00'))).toThrow(
        `The schedule "${schedule}" is not known here`,
      );
    },
  );
});
