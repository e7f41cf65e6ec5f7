import { expect, it } from 'vitest';
import { secondsUntilReset } from './kiosk.ts';

it.each([
  [0, null],
  [49_999, null],
  [50_000, 10],
  [50_001, 10],
  [51_000, 9],
  [59_001, 1],
  [60_000, 0],
  [600_000, 0],
])('secondsUntilReset after %i ms without a touch returns %s', (idleMs, seconds) => {
  expect(secondsUntilReset(idleMs)).toBe(seconds);
});
