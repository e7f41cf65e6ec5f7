import { expect, it } from 'vitest';
import { secondsUntilReset } from './kiosk.ts';

it.each([
  [0, null],
  [39_999, null],
  [40_000, 20],
  [40_001, 20],
  [41_000, 19],
  [59_001, 1],
  [60_000, 0],
  [600_000, 0],
])('secondsUntilReset after %i ms without a touch returns %s', (idleMs, seconds) => {
  expect(secondsUntilReset(idleMs)).toBe(seconds);
});
