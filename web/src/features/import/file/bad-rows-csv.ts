import { BYTE_ORDER_MARK, csvLine } from '@prayer-community/domain/fields/csv-line';
import type { BadRow } from '@prayer-community/domain/import/check-file';
import { t } from '@prayer-community/i18n/text';
import { csvDelimiter } from '../../../ui/language/csv-delimiter.ts';
import { problemText } from './problem-text.ts';
import type { CsvFile } from './read-csv.ts';

/** Returns the bad rows as CSV, each with its reason. */
export function badRowsCsv({ header, records }: CsvFile, badRows: readonly BadRow[]): string {
  const rows = badRows.map(({ line, problems }) => [
    ...(records[line - 2] ?? []).concat(Array(header.length).fill('')).slice(0, header.length),
    problems.map(problemText).join(' '),
  ]);
  const delimiter = csvDelimiter();
  const lines = [[...header, t('Problem')], ...rows].map((cells) => csvLine(cells, delimiter));
  return BYTE_ORDER_MARK + lines.join('');
}
