import { calendarDays } from '@prayer-community/domain/fields/calendar-days';
import { activeLocale } from '@prayer-community/i18n/text';
import { perLocale } from './language/per-locale.ts';
import { textLocale } from './language/text-locale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const relativeTimes = perLocale((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Formats a moment relative to now, such as `3 hours ago`, if it is less than a week away. Otherwise, returns its date. */
export function momentText(at: Date, now: Date): string {
  const ms = at.getTime() - now.getTime();
  if (Math.abs(ms) >= WEEK_MS) {
    return at.toLocaleDateString(activeLocale());
  }
  const relative = relativeTimes(textLocale());
  if (Math.abs(ms) < MINUTE_MS) {
    return relative.format(0, 'second');
  }
  if (Math.abs(ms) < HOUR_MS) {
    return relative.format(Math.trunc(ms / MINUTE_MS), 'minute');
  }
  return Math.abs(ms) < DAY_MS
    ? relative.format(Math.trunc(ms / HOUR_MS), 'hour')
    : relative.format(calendarDays(now, at), 'day');
}

export function exactMoment(at: Date): string {
  return at.toLocaleString(textLocale(), { dateStyle: 'long', timeStyle: 'short' });
}
