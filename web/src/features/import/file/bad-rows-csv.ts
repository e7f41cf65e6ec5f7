import type { BadRow } from '@prayer-community/domain/import/check-file';
import { t } from '@prayer-community/i18n/text';
import Papa from 'papaparse';
import { problemText } from './problem-text.ts';
import type { CsvFile } from './read-csv.ts';

/** Returns the bad rows as CSV, each with its reason. Escapes formulas so that spreadsheets do not run them. */
export function badRowsCsv({ header, records }: CsvFile, badRows: readonly BadRow[]): string {
  const rows = badRows.map(({ line, problems }) => [
    ...(records[line - 2] ?? []).concat(Array(header.length).fill('')).slice(0, header.length),
    problems.map(problemText).join(' '),
  ]);
  // Without the byte order mark, spreadsheets read the file as Windows-1252.
  return `\uFEFF${Papa.unparse([[...header, t('Problem')], ...rows], { escapeFormulae: true })}`;
}
