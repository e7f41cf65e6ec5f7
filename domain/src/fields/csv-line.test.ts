import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_DELIMITERS } from './csv-delimiter.ts';
import { csvLine } from './csv-line.ts';

const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;
const DELIMITERS = [',', ';', '\t'];

const cell = fc.string({ unit: fc.constantFrom(...'=-＋,;\'"\t\r\n a'), maxLength: 12 });

/** Splits a file as spreadsheets do: quotation marks enclose a cell only if it begins with one. */
function cellsOf(file: string, delimiter: string): string[] {
  const quoted = `"(?:[^"]|"")*(?:"|$)[^${delimiter}\r\n]*`;
  const fields = new RegExp(`(${quoted}|[^${delimiter}\r\n]*)(?:[${delimiter}\r\n]|$)`, 'g');
  return [...file.matchAll(fields)].map(([, field = '']) =>
    field.replace(/^"((?:[^"]|"")*)"?/, (_whole, inner: string) => inner.replaceAll('""', '"')),
  );
}

function formulasOf(file: string, delimiter: string): string[] {
  return cellsOf(file, delimiter).filter((one) => FORMULA.test(one));
}

describe('a line of a CSV file', () => {
  it.each([
    'For my mom;=WEBSERVICE("https://example.org")',
    'For my mom;"=1+1;',
    'For my mom\n=1+1',
    'For my mom\t+1',
  ])('has no formula in spreadsheets that split at semicolons or tabs: %j', (text) => {
    expect(DELIMITERS.flatMap((delimiter) => formulasOf(csvLine(['id', text]), delimiter))).toEqual([]);
  });

  it('has no formula, whatever its cells say', () => {
    const rows = fc.array(fc.array(cell, { minLength: 1 }));
    const writtenWith = fc.constantFrom(...CSV_DELIMITERS);
    fc.assert(
      fc.property(rows, writtenWith, fc.constantFrom(...DELIMITERS), (lines, written, delimiter) => {
        const file = lines.map((cells) => csvLine(cells, written)).join('');
        expect(formulasOf(file, delimiter)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has semicolons and decimal commas where spreadsheets expect them', () => {
    expect(csvLine(['Ruth', 'a;b', 'a,b', '1.5', 1.5, -2, null], ';')).toBe(
      'Ruth;"a;b";"a,b";1.5;1,5;-2;\r\n',
    );
    expect(csvLine([1.5, 2], ',')).toBe('1.5,2\r\n');
  });

  it('has quotation marks around text that some spreadsheets would split', () => {
    expect(csvLine(['healing; family', 'a\tb', 'a b', 1])).toBe('"healing; family","a\tb",a b,1\r\n');
  });
});
