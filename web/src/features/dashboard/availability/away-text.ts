import { DAY_MS } from '@prayer-community/domain/fields/durations';
import type { AvailabilityFields } from '@prayer-community/domain/staff/availability';
import { t } from '@prayer-community/i18n/text';
import { longDate } from '../dates.ts';

export function awayText({
  unavailable_end_date: end,
}: Pick<AvailabilityFields, 'unavailable_end_date'>): string {
  return end === null ? t('Unavailable') : t('Unavailable until {date}', { date: longDate(noonBefore(end)) });
}

/** The last day ends at midnight in the member's time zone, where the reader's may already have the next day. */
function noonBefore(midnight: Date): Date {
  return new Date(midnight.getTime() - DAY_MS / 2);
}
