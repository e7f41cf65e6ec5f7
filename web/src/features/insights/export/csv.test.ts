import { escapeFormulas } from '@prayer-community/domain/fields/formula-text';
import { setLanguage } from '@prayer-community/i18n/text';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Cell, type FigureTable, plainColumn } from '../figures/figure-table.ts';
import { toCsv } from './csv.ts';

type Row = readonly [string, Cell];

function tableOf(rows: readonly Row[]): FigureTable<Row> {
  const columns = [
    plainColumn('Member', ([member]: Row) => member),
    plainColumn('Open', ([, open]: Row) => open, 'Open requests'),
  ];
  return { title: 'Any', columns, rows };
}

/** Parses an RFC 4180 file into lines of fields. */
function parse(csv: string): string[][] {
  const lines: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let line: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(field)) {
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

afterEach(() => setLanguage('en', {}, undefined));

describe('a CSV file of figures', () => {
  it('has headings with units and ends each line as RFC 4180 requires', () => {
    expect(toCsv(tableOf([['Ruth', 2]]))).toBe('Member,Open requests\r\nRuth,2\r\n');
  });

  it.each([
    ['es-ES', 'Member;Open requests\r\n"Ruth, A.";1,5\r\n'],
    ['de', 'Member;Open requests\r\n"Ruth, A.";1,5\r\n'],
    ['es-MX', 'Member,Open requests\r\n"Ruth, A.",1.5\r\n'],
    ['en-US', 'Member,Open requests\r\n"Ruth, A.",1.5\r\n'],
  ])('opens in the columns and numbers of a spreadsheet in %s', (locale, file) => {
    setLanguage('en', {}, locale);

    expect(toCsv(tableOf([['Ruth, A.', 1.5]]))).toBe(file);
  });

  it('leaves a field empty if there is no value', () => {
    expect(toCsv(tableOf([['Ruth', null]]))).toContain('Ruth,\r\n');
  });

  it.each([
    { name: 'a comma', cell: 'Meyer, Ruth', field: '"Meyer, Ruth"' },
    { name: 'quotes', cell: 'Ruth "Ruthie"', field: '"Ruth ""Ruthie"""' },
    { name: 'a new line', cell: 'Ruth\nMeyer', field: '"Ruth\nMeyer"' },
  ])('quotes a field with $name', ({ cell, field }) => {
    expect(toCsv(tableOf([[cell, 1]]))).toContain(`${field},1\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', ' =1', '\r1', '＝1'])(
    'prevents %j from being a formula',
    (cell) => {
      const [, row] = parse(toCsv(tableOf([[cell, 1]])));
      expect(row).toEqual([`'${cell}`, '1']);
    },
  );

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['Ruth;=1', "Ruth;'=1"],
  ])('prevents %j from being a formula where a spreadsheet splits it', (cell, escaped) => {
    const [, row] = parse(toCsv(tableOf([[cell, 1]])));
    expect(row).toEqual([escaped, '1']);
  });

  it('leaves numbers and other text unchanged', () => {
    expect(toCsv(tableOf([['a=b', -1]]))).toContain('a=b,-1\r\n');
  });

  it('is parsed back as it was written', () => {
    const names = fc.array(fc.string({ unit: 'grapheme' }).filter((text) => escapeFormulas(text) === text));
    fc.assert(
      fc.property(names, (cells) => {
        const rows = parse(toCsv(tableOf(cells.map((cell) => [cell, 1]))));
        expect(rows.slice(1)).toEqual(cells.map((cell) => [cell, '1']));
      }),
    );
  });
});
