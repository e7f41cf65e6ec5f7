import { MINUTE_MS } from '../fields/durations.ts';

const SIGNIFICANT_DIGITS = 2;

/** A histogram of waiting times: the number of waits for each number of minutes. */
export type Waits = Readonly<Record<string, number>>;

/**
 * Returns a waiting time for a histogram, in whole minutes. From 100 minutes on it is rounded to two significant
 * digits, which is within 5%. This keeps the histogram of a day small, however many requests it has: 99 steps up to
 * 100 minutes, and 90 for each power of ten beyond.
 * @returns minutes. 0 if `end` is before `start`.
 */
export function waitBetween(start: Date, end: Date): number {
  const minutes = Math.max(0, Math.round((end.getTime() - start.getTime()) / MINUTE_MS));
  return Number(minutes.toPrecision(SIGNIFICANT_DIGITS));
}

export function countWaits(waits: Waits): number {
  return Object.values(waits).reduce((sum, count) => sum + count, 0);
}

/** Returns the median in minutes. Null if the histogram is empty. */
export function medianWait(waits: Waits): number | null {
  const total = countWaits(waits);
  if (total === 0) {
    return null;
  }
  const steps = Object.entries(waits)
    .map(([minutes, count]) => ({ minutes: Number(minutes), count }))
    .toSorted((one, other) => one.minutes - other.minutes);
  return (waitAt(steps, Math.floor((total - 1) / 2)) + waitAt(steps, Math.floor(total / 2))) / 2;
}

/** Returns the wait at a zero-based index of the sorted waits. */
function waitAt(steps: readonly { minutes: number; count: number }[], place: number): number {
  let passed = 0;
  for (const { minutes, count } of steps) {
    passed += count;
    if (place < passed) {
      return minutes;
    }
  }
  throw new RangeError('The index is out of range');
}
