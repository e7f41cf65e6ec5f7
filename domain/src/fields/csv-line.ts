import { escapeFormulas } from './formula-text.ts';

/** Semicolons and tabs separate cells in some spreadsheets. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One value of a table. Null leaves the cell empty. */
export type CsvCell = string | number | null;

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns one line of a CSV file (RFC 4180), with its line break and without formulas. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(cell: CsvCell): string {
  if (cell === null || typeof cell === 'number') {
    return String(cell ?? '');
  }
  const text = escapeFormulas(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
