const DAY_MS = 86_400_000;

/** How many days of the calendar lie between two moments, by the clock of this device; negative where the second is on an earlier day. */
export function calendarDays(from: Date, to: Date): number {
  // Rounded: a day on which the clock is changed has 23 or 25 hours, and may begin at one.
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

function startOfDay(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
