/** Text that a spreadsheet would read as a formula, including full-width signs and any characters skipped before them. */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}]*[=+\-@＝＋－＠])/u;
const NEEDS_QUOTES = /[",\r\n]/;

/** One value of a table. Null leaves the cell empty. */
export type CsvCell = string | number | null;

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns one line of a CSV file (RFC 4180), with its line break. As OWASP advises, an apostrophe keeps text that looks
 * like a formula from being evaluated. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(cell: CsvCell): string {
  if (cell === null || typeof cell === 'number') {
    return String(cell ?? '');
  }
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
