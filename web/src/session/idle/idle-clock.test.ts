import { expect, it } from 'vitest';
import { idleness } from './idle-clock.ts';

const LIMIT_MS = 1_800_000;

it.each([
  [0, { state: 'active' }],
  [LIMIT_MS - 60_001, { state: 'active' }],
  [LIMIT_MS - 60_000, { state: 'warned', secondsLeft: 60 }],
  [LIMIT_MS - 1, { state: 'warned', secondsLeft: 1 }],
  [LIMIT_MS, { state: 'over' }],
  [10 * LIMIT_MS, { state: 'over' }],
])('the idle state is correct after %d ms without activity', (idleMs, expected) => {
  expect(idleness(idleMs, LIMIT_MS)).toEqual(expected);
});
