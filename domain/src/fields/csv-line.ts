/** What a spreadsheet would take for a formula, the full-width signs and what it skips before them included. */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}]*[=+\-@＝＋－＠])/u;
const NEEDS_QUOTES = /[",\r\n]/;

/** One value of a table; null leaves its cell empty. */
export type CsvCell = string | number | null;

/** By this spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file, with its end: RFC 4180, with text that looks like a formula kept text by an apostrophe, as OWASP advises.
 * https://owasp.org/www-community/attacks/CSV_Injection
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
