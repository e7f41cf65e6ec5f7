import { t } from '@prayer-community/i18n/text';
import dayjs from 'dayjs';

/** Formats a date and time, for example `November 21, 2026 at 08:05`. */
export function longDateTime(date: Date): string {
  return dayjs(date).format(t('MMMM D, YYYY [at] HH:mm'));
}

/** A date and time in full. */
export function LongMoment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDateTime(at)}</time>;
}
