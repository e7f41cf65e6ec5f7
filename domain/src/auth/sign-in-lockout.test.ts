import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_FAILURES_UNTIL_LOCK,
  countFailure,
  type FailureRecord,
  FORGET_FAILURES_MS,
  LONGEST_LOCK_MS,
  lockDelayMs,
  lockedForMs,
} from './sign-in-lockout.ts';

const START = new Date('2026-01-01T00:00:00Z');
const LOCKING = ACCOUNT_FAILURES_UNTIL_LOCK;

function after(ms: number): Date {
  return new Date(START.getTime() + ms);
}

describe('the delay after failures', () => {
  test('starts at the locking failure and doubles up to a maximum', () => {
    const seconds = [4, 5, 6, 7, 8, 9, 10, 11, 1000].map((failures) => lockDelayMs(failures, LOCKING) / 1000);
    expect(seconds).toEqual([0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('never decreases as failures increase', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 100 }), (failures, locking) => {
        expect(lockDelayMs(failures + 1, locking)).toBeGreaterThanOrEqual(lockDelayMs(failures, locking));
        expect(lockDelayMs(failures, locking)).toBeLessThanOrEqual(LONGEST_LOCK_MS);
      }),
    );
  });
});

describe('a failure record', () => {
  test('does not lock a subject without a record', () => {
    expect(lockedForMs(null, START)).toBe(0);
  });

  test('locks from the locking failure until the delay has passed', () => {
    let record: FailureRecord<Date> | null = null;
    for (let failure = 1; failure < LOCKING; failure += 1) {
      record = countFailure(record, LOCKING, START);
      expect(lockedForMs(record, START)).toBe(0);
    }
    record = countFailure(record, LOCKING, START);
    expect(lockedForMs(record, START)).toBe(30_000);
    expect(lockedForMs(record, after(29_999))).toBe(1);
    expect(lockedForMs(record, after(30_000))).toBe(0);
    expect(lockedForMs(countFailure(record, LOCKING, after(30_000)), after(30_000))).toBe(60_000);
  });

  test('expires a day after the first failure, regardless of later failures', () => {
    const first = countFailure(null, LOCKING, START);
    const second = countFailure(first, LOCKING, after(FORGET_FAILURES_MS - 1));
    expect(second.failures).toBe(2);
    expect(countFailure(second, LOCKING, after(FORGET_FAILURES_MS)).failures).toBe(1);
  });

  test('allows a patient guesser only a few tries a day', () => {
    let record: FailureRecord<Date> | null = null;
    let guesses = 0;
    for (let ms = 0; ms < FORGET_FAILURES_MS; ms += Math.max(1, lockedForMs(record, after(ms)))) {
      if (lockedForMs(record, after(ms)) === 0) {
        record = countFailure(record, LOCKING, after(ms));
        guesses += 1;
      }
    }
    expect(guesses).toBeLessThan(110);
  });
});
