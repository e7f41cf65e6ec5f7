import { expect, it } from 'vitest';
import { failureOfStatus } from './message-not-taken-error.ts';

it.each([
  [400, 'not_accepted'],
  [404, 'not_accepted'],
  [401, 'not_authorized'],
  [403, 'not_authorized'],
  [408, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('status %i means %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure);
});
