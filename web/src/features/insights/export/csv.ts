import { csvLine } from '@prayer-community/domain/fields/csv-line';
import { csvDelimiter } from '../../../ui/language/csv-delimiter.ts';
import type { FigureTable } from '../figures/figure-table.ts';

export function toCsv({ columns, rows }: FigureTable): string {
  const delimiter = csvDelimiter();
  const headings = columns.map(({ fileHeading }) => fileHeading);
  return [headings, ...rows].map((cells) => csvLine(cells, delimiter)).join('');
}
