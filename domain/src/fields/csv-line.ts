import type { CsvDelimiter } from './csv-delimiter.ts';
import { escapeFormulas } from './formula-text.ts';

/** Semicolons and tabs separate cells in some spreadsheets. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One value of a table. Null leaves the cell empty. */
export type CsvCell = string | number | null;

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns one line of a CSV file (RFC 4180), with its line break and without formulas. */
export function csvLine(cells: readonly CsvCell[], delimiter: CsvDelimiter = ','): string {
  return `${cells.map((cell) => toField(cell, delimiter)).join(delimiter)}\r\n`;
}

function toField(cell: CsvCell, delimiter: CsvDelimiter): string {
  if (cell === null || typeof cell === 'number') {
    const number = String(cell ?? '');
    return delimiter === ';' ? number.replace('.', ',') : number;
  }
  const text = escapeFormulas(cell, delimiter);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
