import type { CsvDelimiter } from './csv-delimiter.ts';

/** The start of text that a spreadsheet would read as a formula, including full-width signs and skipped characters. */
const AT_START = /^'?(?=[\t\r\n]|[\s\p{Cc}]*[=+\-@＝＋－＠])/u;

/** The same within a text: spreadsheets of some countries begin a cell after a semicolon, even between quotation marks. */
const INSIDE = /([;\t\r\n][\s\p{Cc}"]*)'?(?=[=+\-@＝＋－＠])/gu;

/** The same in a file with semicolons, where quotation marks do not hide a comma from spreadsheets of other countries. */
const AFTER_ANY = /([,;\t\r\n][\s\p{Cc}"]*)'?(?=[=+\-@＝＋－＠])/gu;

/**
 * Adds an apostrophe before whatever a spreadsheet would read as a formula, as OWASP advises.
 * https://owasp.org/www-community/attacks/CSV_Injection
 * @param delimiter of the file
 */
export function escapeFormulas(text: string, delimiter: CsvDelimiter = ','): string {
  return text.replace(AT_START, "'").replace(delimiter === ';' ? AFTER_ANY : INSIDE, "$1'");
}

/** Removes the apostrophes that `escapeFormulas` added. */
export function unescapeFormulas(text: string): string {
  return text.replace(AFTER_ANY, '$1').replace(AT_START, '');
}
