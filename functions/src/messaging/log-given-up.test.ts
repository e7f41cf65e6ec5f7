import { logger } from 'firebase-functions/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { logGivenUp } from './log-given-up.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['status_link', 'returned', 0],
  ['reply', 'suppressed', 0],
  ['prayer_notice', 'wrong_address', 0],
  ['status_link', 'not_authorized', 1],
  ['invitation', 'unreachable', 1],
  ['welcome', 'returned', 1],
  ['sign_in_code', 'suppressed', 1],
] as const)('a %s that failed as %s is counted for an alert %i times', (template, failure, times) => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);

  logGivenUp(template, failure);

  expect(warn.mock.calls).toEqual(
    Array.from({ length: times }, () => ['attemptDelivery', { outcome: 'given_up', template, failure }]),
  );
});
