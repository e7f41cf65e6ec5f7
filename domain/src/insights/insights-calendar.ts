import { after, DAY_MS } from '../fields/durations.ts';

const DAYS_A_WEEK = 7;

/** How far insights look back, in weeks. The last week is the current one. */
export const INSIGHT_RANGES = { four_weeks: 4, three_months: 13, year: 52 } as const;

export type InsightRange = keyof typeof INSIGHT_RANGES;

/** Returns the UTC day under which insights count a moment: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Returns the month of a day: `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 'yyyy-mm'.length);
}

/** Returns the Monday of the ISO 8601 week that contains a day. */
export function weekOf(day: string): string {
  const daysAfterMonday = (new Date(day).getUTCDay() + 6) % DAYS_A_WEEK;
  return daysLater(day, -daysAfterMonday);
}

/** Returns the Mondays of the last weeks. The current week is included and comes last. */
export function lastWeeks(count: number, now: Date): string[] {
  const present = weekOf(dayOf(now));
  return Array.from({ length: count }, (_, index) => daysLater(present, (index - count + 1) * DAYS_A_WEEK));
}

/** Returns the first and last month that contain days of these weeks. A year spans at most 13 months. */
export function monthsOf(weeks: readonly string[]): { first: string; last: string } {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) {
    throw new RangeError('At least one week is required');
  }
  return { first: monthOf(first), last: monthOf(daysLater(last, DAYS_A_WEEK - 1)) };
}

function daysLater(day: string, days: number): string {
  return dayOf(after(new Date(day), days * DAY_MS));
}
