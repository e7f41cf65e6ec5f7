import { t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';

/** Formats the day a member joined, short enough for a column: `Nov 21, 2026`. */
export function joinedDate(date: Date): string {
  return dayjs(date).format(t('MMM D, YYYY'));
}
