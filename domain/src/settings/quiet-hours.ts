import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { MINUTE_MS } from '../fields/durations.ts';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';

/** Hours of the day by the community's clock, from `from` (inclusive) to `to` (exclusive). */
export interface QuietHours {
  from: number;
  to: number;
}

const HOUR_MINUTES = 60;

/** Maximum length of a time zone name. The longest existing name has 30 characters. */
export const TIME_ZONE_MAX_CHARS = 64;

/** The zone of a community that has not chosen one. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** True for an IANA time zone name that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) {
      return false;
    }
    throw error;
  }
}

export const timeZoneSchema = z
  .string()
  .check(maxChars(TIME_ZONE_MAX_CHARS))
  .refine(isTimeZone, withMessage(message('Please choose a time zone.')));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached clock of a zone, because creating one costs more than reading it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

function wallTime(instant: Date, timeZone: string): { hour: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(instant);
  const read = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return { hour: read('hour'), minute: read('minute') };
}

/** True if the instant falls into the community's quiet hours. */
export function isQuiet(instant: Date, { from, to }: QuietHours, timeZone: string): boolean {
  const { hour } = wallTime(instant, timeZone);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/**
 * Returns the instant itself, or the end of the quiet hours into which it falls. Advances by full hours of the wall
 * clock, so days of 23 or 25 hours need no special case.
 */
export function afterQuietHours(instant: Date, quiet: QuietHours | null, timeZone: string): Date {
  let moment = instant;
  while (quiet !== null && isQuiet(moment, quiet, timeZone)) {
    const { minute } = wallTime(moment, timeZone);
    const hourBegan = Math.floor(moment.getTime() / MINUTE_MS) - minute;
    moment = new Date((hourBegan + HOUR_MINUTES) * MINUTE_MS);
  }
  return moment;
}
