import { csvLine } from '@prayer-community/domain/fields/csv-line';
import type { FigureTable } from '../figures/figure-table.ts';

export function toCsv({ columns, rows }: FigureTable): string {
  return [columns.map(({ fileHeading }) => fileHeading), ...rows].map(csvLine).join('');
}
