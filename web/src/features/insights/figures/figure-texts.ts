import type { CountedCategory } from '@prayer-community/domain/insights/insights-counts';
import { activeLocale, counted, type Message, message, t } from '@prayer-community/i18n/text';
import { CATEGORY_LABELS } from '../../../ui/team/request-labels.ts';

export const COUNTED_CATEGORY_LABELS: Record<CountedCategory, Message> = {
  ...CATEGORY_LABELS,
  none: message('No category'),
};

/** Always formats English dates the same way, whatever the browser's locale. */
function dayText(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString(activeLocale() ?? 'en-US', { ...format, timeZone: 'UTC' });
}

/** Formats a week for a chart axis, by its Monday: `Nov 16`. */
export function shortWeek(week: string): string {
  return dayText(week, { month: 'short', day: 'numeric' });
}

/** Formats a week for a table, by its Monday: `Nov 16, 2026`. */
export function longWeek(week: string): string {
  return dayText(week, { dateStyle: 'medium' });
}

/** Formats a number for the screen: `1,200`. */
export function numberText(value: number): string {
  return value.toLocaleString(activeLocale());
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Formats a duration, rounded as people would say it: `45 min`, `2 h 30 min`, `16 h`, `3.5 days`. */
export function waitText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < HOUR_MINUTES) {
    return t('{minutes} min', { minutes: whole });
  }
  if (whole < 10 * HOUR_MINUTES) {
    const rest = whole % HOUR_MINUTES;
    const hours = Math.floor(whole / HOUR_MINUTES);
    return rest === 0 ? t('{hours} h', { hours }) : t('{hours} h {rest} min', { hours, rest });
  }
  const hours = Math.round(minutes / HOUR_MINUTES);
  if (hours < 48) {
    return t('{hours} h', { hours });
  }
  return counted(Number((minutes / DAY_MINUTES).toFixed(1)), '1 day', '{count} days');
}

export interface WaitUnit {
  name: string;
  minutes: number;
}

/** Returns an axis unit that suits waiting times up to this length. */
export function waitUnit(longestMinutes: number): WaitUnit {
  if (longestMinutes >= 3 * DAY_MINUTES) {
    return { name: t('Days'), minutes: DAY_MINUTES };
  }
  return longestMinutes >= 2 * HOUR_MINUTES
    ? { name: t('Hours'), minutes: HOUR_MINUTES }
    : { name: t('Minutes'), minutes: 1 };
}
