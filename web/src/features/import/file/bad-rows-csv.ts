import type { BadRow } from '@prayer-community/domain/import/check-file';
import { t } from '@prayer-community/i18n/text';
import Papa from 'papaparse';
import { problemText } from './problem-text.ts';
import type { CsvFile } from './read-csv.ts';

/** The bad rows as a CSV file, each with its reason; no cell of it is a formula to a spreadsheet. */
export function badRowsCsv({ header, records }: CsvFile, badRows: readonly BadRow[]): string {
  const rows = badRows.map(({ line, problems }) => [
    ...(records[line - 2] ?? []).concat(Array(header.length).fill('')).slice(0, header.length),
    problems.map(problemText).join(' '),
  ]);
  // Spreadsheets take a file without this mark for Windows-1252.
  return `\uFEFF${Papa.unparse([[...header, t('Problem')], ...rows], { escapeFormulae: true })}`;
}
