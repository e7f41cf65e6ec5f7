import { Cron } from 'croner';

/**
 * Returns true if a function with this schedule runs in the minute that begins at `minute`. Supports the schedules of
 * firebase-functions: cron lines of five fields, and App Engine's `every 5 minutes`, `every 2 hours` and `every day
 * 03:00` (https://firebase.google.com/docs/functions/schedule-functions).
 * @param timeZone an IANA name. Null means UTC, as in Cloud Scheduler
 * @throws Error for any other schedule
 */
export function isDue(schedule: string, timeZone: string | null, minute: Date): boolean {
  try {
    return new Cron(toCron(schedule), { timezone: timeZone ?? 'UTC', mode: '5-part' }).match(minute);
  } catch (error) {
    throw new Error(`The schedule "${schedule}" is not known here: write it as a cron line.`, {
      cause: error,
    });
  }
}

function toCron(schedule: string): string {
  const [, every = '1', unit] = /^every (?:(\d+) )?(minute|hour)s?$/.exec(schedule) ?? [];
  if (unit !== undefined) {
    return unit === 'minute' ? `*/${every} * * * *` : `0 */${every} * * *`;
  }
  const [, hour, minute] = /^every day (\d{1,2}):(\d{2})$/.exec(schedule) ?? [];
  return hour === undefined ? schedule : `${Number(minute)} ${Number(hour)} * * *`;
}
