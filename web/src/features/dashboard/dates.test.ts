import { expect, it } from 'vitest';
import { longDateTime } from '../../ui/team/long-moment.tsx';
import { longDate, timeOrDate } from './dates.ts';

const MORNING = new Date(2026, 10, 21, 8, 5);

it('a date is written out, with its time as HH:mm', () => {
  expect(longDateTime(MORNING)).toBe('November 21, 2026 at 08:05');
  expect(longDate(MORNING)).toBe('November 21, 2026');
});

it('something that happened today shows only its time', () => {
  expect(timeOrDate(MORNING, new Date(2026, 10, 21, 23, 59))).toBe('08:05');
  expect(timeOrDate(MORNING, new Date(2026, 10, 22, 0, 0))).toBe('November 21, 2026 at 08:05');
});
