export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Returns the instant that many milliseconds later, or earlier if they are negative. */
export function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
