import { activeLocale } from '@prayer-community/i18n/text';
import { COUNT_LIMIT } from './use-request-count.ts';

/** Formats a count of requests for the reader's locale, with a plus sign if counting stopped at the limit. */
export function countText(count: number): string {
  const written = count.toLocaleString(activeLocale() ?? 'en-US');
  return count >= COUNT_LIMIT ? `${written}+` : written;
}
