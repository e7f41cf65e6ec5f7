import type { AvailabilityFields } from '@prayer-community/domain/staff/availability';
import { t } from '@prayer-community/i18n/text';
import { longDate } from '../dates.ts';

export function awayText({
  unavailable_end_date: end,
}: Pick<AvailabilityFields, 'unavailable_end_date'>): string {
  return end === null ? t('Unavailable') : t('Unavailable until {date}', { date: longDate(end) });
}
