import { t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';
import { longDateTime } from '../../ui/team/long-moment.tsx';

/** Formats a date, for example `November 21, 2026`. */
export function longDate(date: Date): string {
  return dayjs(date).format(t('MMMM D, YYYY'));
}

/** Formats only the time if the date is today. Otherwise formats date and time. */
export function timeOrDate(date: Date, now: Date): string {
  return dayjs(date).isSame(now, 'day') ? dayjs(date).format('HH:mm') : longDateTime(date);
}
