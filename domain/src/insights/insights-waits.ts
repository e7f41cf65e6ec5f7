const MINUTE_MS = 60_000;
const SIGNIFICANT_DIGITS = 2;

/** A histogram of waits: how many took how many minutes. */
export type Waits = Readonly<Record<string, number>>;

/**
 * A wait as histograms keep it: in whole minutes, from 100 on to two digits and so within 5 %. However many requests a
 * day has, its histogram stays small: 99 steps up to 100 minutes, and 90 for each power of ten beyond.
 * @returns minutes; 0 where the second moment is the earlier one
 */
export function waitBetween(start: Date, end: Date): number {
  const minutes = Math.max(0, Math.round((end.getTime() - start.getTime()) / MINUTE_MS));
  return Number(minutes.toPrecision(SIGNIFICANT_DIGITS));
}

/** How many waits the histogram holds. */
export function countWaits(waits: Waits): number {
  return Object.values(waits).reduce((sum, count) => sum + count, 0);
}

/** The median in minutes; null where there is nothing to take it of. */
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

/** The wait at an index, counted from 0, when all are sorted. */
function waitAt(steps: readonly { minutes: number; count: number }[], place: number): number {
  let passed = 0;
  for (const { minutes, count } of steps) {
    passed += count;
    if (place < passed) {
      return minutes;
    }
  }
  throw new RangeError('The place lies beyond the last wait');
}
