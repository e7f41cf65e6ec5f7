import { expect, it } from 'vitest';
import { swipeOf } from './use-swipe.ts';

it.each([
  ['far to the left', -90, 5, 'next'],
  ['far to the right', 90, -20, 'back'],
  ['a little', -40, 0, null],
  ['down the page', -70, 120, null],
  ['aslant', 80, 60, null],
  ['nowhere', 0, 0, null],
])('a finger that moved %s is interpreted correctly', (_where, x, y, to) => {
  expect(swipeOf(x, y)).toBe(to);
});
