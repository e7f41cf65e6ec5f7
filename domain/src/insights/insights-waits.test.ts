import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../fields/durations.ts';
import { countWaits, medianWait, waitBetween } from './insights-waits.ts';

const START = new Date('2026-03-01T12:00:00Z');

function waitOf(minutes: number): number {
  return waitBetween(START, new Date(START.getTime() + minutes * MINUTE_MS));
}

describe('a wait', () => {
  it.each([
    { minutes: 0, rounded: 0 },
    { minutes: 0.6, rounded: 1 },
    { minutes: 99, rounded: 99 },
    { minutes: 184, rounded: 180 },
    { minutes: 995, rounded: 1000 },
    { minutes: 1449, rounded: 1400 },
  ])('of $minutes minutes is counted as $rounded', ({ minutes, rounded }) => {
    expect(waitOf(minutes)).toBe(rounded);
  });

  it('is zero if the contact was before the request', () => {
    expect(waitOf(-30)).toBe(0);
  });

  it('is rounded by at most 5%, to few distinct values in a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 525_600 }), (minutes) => {
        expect(Math.abs(waitOf(minutes) - minutes)).toBeLessThanOrEqual(minutes * 0.05);
      }),
    );
    const steps = new Set(Array.from({ length: 525_600 / 7 }, (_, index) => waitOf(index * 7)));
    expect(steps.size).toBeLessThan(500);
  });
});

describe('the median of a histogram', () => {
  it('is null for an empty histogram or only zero counts', () => {
    expect(medianWait({})).toBeNull();
    expect(medianWait({ 30: 0 })).toBeNull();
  });

  it('equals the median of the individual waits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { minLength: 1, maxLength: 40 }), (waits) => {
        const histogram: Record<string, number> = {};
        for (const wait of waits) {
          histogram[wait] = (histogram[wait] ?? 0) + 1;
        }
        const sorted = waits.toSorted((one, other) => one - other);
        const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
        const expected = middle.reduce((sum, wait) => sum + wait, 0) / middle.length;
        expect(medianWait(histogram)).toBe(expected);
        expect(countWaits(histogram)).toBe(waits.length);
      }),
    );
  });
});
