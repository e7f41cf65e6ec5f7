import type { Cell, FigureTable } from '../figures/figure-table.ts';

/** What a spreadsheet would take for a formula, the full-width signs and what it skips before them included. */
const FORMULA_START = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]/;

/** The table as a file: RFC 4180, with text that looks like a formula kept text by an apostrophe, as OWASP advises. */
export function toCsv({ columns, rows }: FigureTable): string {
  const lines = [columns.map(({ fileHeading }) => fileHeading), ...rows];
  return lines.map((cells: readonly Cell[]) => `${cells.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: Cell): string {
  if (cell === null || typeof cell === 'number') {
    return String(cell ?? '');
  }
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
