import { activeLocale } from '@prayer-community/i18n/text';
import { COUNT_LIMIT } from './use-request-count.ts';

/** A count of requests as the reader writes numbers, with a plus sign where counting stopped. */
export function countText(count: number): string {
  const written = count.toLocaleString(activeLocale() ?? 'en-US');
  return count >= COUNT_LIMIT ? `${written}+` : written;
}
