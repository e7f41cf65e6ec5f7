import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [0, '0:00'],
  [0.99, '0:00'],
  [7, '0:07'],
  [59.999, '0:59'],
  [60, '1:00'],
  [65.4, '1:05'],
  [180, '3:00'],
  [3600, '60:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-1, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
