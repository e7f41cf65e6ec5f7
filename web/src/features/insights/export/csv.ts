import { csvLine } from '@prayer-community/domain/fields/csv-line';
import { csvDelimiter } from '../../../ui/language/csv-delimiter.ts';
import type { FigureTable } from '../figures/figure-table.ts';

export function toCsv<Row>({ columns, rows }: FigureTable<Row>): string {
  const delimiter = csvDelimiter();
  const headings = columns.map(({ fileHeading }) => fileHeading);
  const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return [headings, ...lines].map((cells) => csvLine(cells, delimiter)).join('');
}
