import type { CountedCategory } from '@prayer-community/domain/insights-counts';
import { CATEGORY_LABELS } from '../../../team/request-labels.ts';

export const COUNTED_CATEGORY_LABELS: Record<CountedCategory, string> = {
  ...CATEGORY_LABELS,
  none: 'No category',
};

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A week at an axis, by its Monday: `Nov 16`. */
export function shortWeek(week: string): string {
  return SHORT_DAY.format(new Date(week));
}

/** A week in a table, by its Monday: `Nov 16, 2026`. */
export function longWeek(week: string): string {
  return DAY.format(new Date(week));
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long something took, as exact as one would say it: `45 min`, `2 h 30 min`, `16 h`, `3.5 days`. */
export function waitText(minutes: number): string {
  if (minutes < HOUR_MINUTES) {
    return `${Math.round(minutes)} min`;
  }
  if (minutes < 10 * HOUR_MINUTES) {
    const whole = Math.round(minutes);
    const rest = whole % HOUR_MINUTES;
    return `${Math.floor(whole / HOUR_MINUTES)} h${rest === 0 ? '' : ` ${rest} min`}`;
  }
  if (minutes < 2 * DAY_MINUTES) {
    return `${Math.round(minutes / HOUR_MINUTES)} h`;
  }
  return `${Number((minutes / DAY_MINUTES).toFixed(1))} days`;
}

/** The unit in which waits are drawn. */
export interface WaitUnit {
  name: string;
  minutes: number;
}

/** The unit in which waits up to that long read well at an axis. */
export function waitUnit(longestMinutes: number): WaitUnit {
  if (longestMinutes >= 3 * DAY_MINUTES) {
    return { name: 'Days', minutes: DAY_MINUTES };
  }
  return longestMinutes >= 2 * HOUR_MINUTES
    ? { name: 'Hours', minutes: HOUR_MINUTES }
    : { name: 'Minutes', minutes: 1 };
}
