import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_FREE_FAILURES,
  countFailure,
  type FailureRecord,
  FORGET_FAILURES_MS,
  LONGEST_LOCK_MS,
  lockDelayMs,
  lockedForMs,
} from './sign-in-lockout.ts';

const START = new Date('2026-01-01T00:00:00Z');
const FREE = ACCOUNT_FREE_FAILURES;

function after(ms: number): Date {
  return new Date(START.getTime() + ms);
}

describe('the delay after failures', () => {
  test('starts at the last free failure and doubles up to a maximum', () => {
    const seconds = [4, 5, 6, 7, 8, 9, 10, 11, 1000].map((failures) => lockDelayMs(failures, FREE) / 1000);
    expect(seconds).toEqual([0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('never decreases as failures increase', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 100 }), (failures, free) => {
        expect(lockDelayMs(failures + 1, free)).toBeGreaterThanOrEqual(lockDelayMs(failures, free));
        expect(lockDelayMs(failures, free)).toBeLessThanOrEqual(LONGEST_LOCK_MS);
      }),
    );
  });
});

describe('a failure record', () => {
  test('does not lock a subject without a record', () => {
    expect(lockedForMs(null, START)).toBe(0);
  });

  test('locks from the last free failure until the delay has passed', () => {
    let record: FailureRecord<Date> | null = null;
    for (let failure = 1; failure < FREE; failure += 1) {
      record = countFailure(record, FREE, START);
      expect(lockedForMs(record, START)).toBe(0);
    }
    record = countFailure(record, FREE, START);
    expect(lockedForMs(record, START)).toBe(30_000);
    expect(lockedForMs(record, after(29_999))).toBe(1);
    expect(lockedForMs(record, after(30_000))).toBe(0);
    expect(lockedForMs(countFailure(record, FREE, after(30_000)), after(30_000))).toBe(60_000);
  });

  test('expires a day after the first failure, regardless of later failures', () => {
    const first = countFailure(null, FREE, START);
    const second = countFailure(first, FREE, after(FORGET_FAILURES_MS - 1));
    expect(second.failures).toBe(2);
    expect(countFailure(second, FREE, after(FORGET_FAILURES_MS)).failures).toBe(1);
  });

  test('allows a patient guesser only a few tries a day', () => {
    let record: FailureRecord<Date> | null = null;
    let guesses = 0;
    for (let ms = 0; ms < FORGET_FAILURES_MS; ms += Math.max(1, lockedForMs(record, after(ms)))) {
      if (lockedForMs(record, after(ms)) === 0) {
        record = countFailure(record, FREE, after(ms));
        guesses += 1;
      }
    }
    expect(guesses).toBeLessThan(110);
  });
});
