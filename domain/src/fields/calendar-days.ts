import { DAY_MS } from './durations.ts';

/** Returns the number of calendar days between two moments in this device's time zone. Negative if `to` is on an earlier day. */
export function calendarDays(from: Date, to: Date): number {
  // Rounded because a day with a clock change has 23 or 25 hours and may begin at one o'clock.
  return Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY_MS);
}

/** Returns the moment at which a day begins in this device's time zone. */
export function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}
