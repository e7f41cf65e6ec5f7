import { t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';

/** A long date with its time, as `November 21, 2026 at 08:05`. */
export function longDateTime(date: Date): string {
  return dayjs(date).format(t('MMMM D, YYYY [at] HH:mm'));
}

/** A long date, as `November 21, 2026`. */
export function longDate(date: Date): string {
  return dayjs(date).format(t('MMMM D, YYYY'));
}

/** The time alone where the date is today's, else both. */
export function timeOrDate(date: Date, now: Date): string {
  return dayjs(date).isSame(now, 'day') ? dayjs(date).format('HH:mm') : longDateTime(date);
}
