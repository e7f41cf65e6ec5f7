import type { CsvDelimiter } from '@prayer-community/domain/fields/csv-delimiter';
import { activeLocale } from '@prayer-community/i18n/text';

/** Returns the delimiter of CSV files that spreadsheets of the user's country split into columns. */
export function csvDelimiter(): CsvDelimiter {
  const parts = new Intl.NumberFormat(activeLocale()).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}
