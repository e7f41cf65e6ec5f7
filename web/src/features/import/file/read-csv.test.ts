import { createHash } from 'node:crypto';
import { setLanguage } from '@prayer-community/i18n/text';
import { afterEach, describe, expect, it } from 'vitest';
import { badRowsCsv } from './bad-rows-csv.ts';
import { readCsv, UnreadableFileError } from './read-csv.ts';

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'people.csv');
const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** Little-endian with a byte order mark, as in the “Unicode Text” format of Excel. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const codes = [0xfeff, ...Array.from(text, (char) => char.charCodeAt(0))];
  return Uint8Array.from(codes.flatMap((code) => [code % 256, Math.floor(code / 256)]));
}

describe('a CSV file', () => {
  it.each([
    ['UTF-8 with commas', utf8('Nombre,Correo\r\nJosé,j@example.org\r\n')],
    ['UTF-8 with a byte order mark and semicolons', utf8('\uFEFFNombre;Correo\nJosé;j@example.org')],
    ['UTF-16 with tabs', utf16('Nombre\tCorreo\r\nJosé\tj@example.org\r\n')],
    ['Windows-1252', bytesOf('Nombre,Correo\nJosé,j@example.org\n')],
  ])('is read in %s', async (_name, bytes) => {
    expect(await readCsv(fileOf(bytes))).toEqual({
      name: 'people.csv',
      fingerprint: createHash('sha256').update(bytes).digest('hex'),
      header: ['Nombre', 'Correo'],
      records: [['José', 'j@example.org']],
    });
  });

  it('keeps line breaks in quotation marks and the numbering of rows', async () => {
    const { records } = await readCsv(
      fileOf(utf8('Text,Date\n"For rain,\nand ""peace""",1/2/2026\n\n"Health",')),
    );

    expect(records).toEqual([['For rain,\nand "peace"', '1/2/2026'], [''], ['Health', '']]);
  });

  it.each([
    ['This is a workbook. Please save the sheet as CSV first.', bytesOf('PK\x03\x04…')],
    ['Row 3 has a quotation mark that never ends.', utf8('Text,Date\nRain,1/2/2026\n"Peace,1/2/2026\n')],
    ['This file has no rows below its header row.', utf8('Text,Date\n')],
    ['This file has no rows below its header row.', utf8('')],
    [
      'This file has too many rows. Please split it and import the parts.',
      utf8(`Text\n${'Rain\n'.repeat(20_001)}`),
    ],
  ])('is rejected if it cannot be imported: %s', async (message, bytes) => {
    await expect(readCsv(fileOf(bytes))).rejects.toThrow(new UnreadableFileError(message));
  });
});

describe('the file of bad rows', () => {
  const file = {
    name: 'people.csv',
    fingerprint: 'f'.repeat(64),
    header: ['Name', 'Email'],
    records: [
      ['Ruth', 'r@example.org'],
      ['=1+1', 'x;=1', 'y'],
    ],
  };
  const badRows = [
    { line: 3, problems: [{ field: 'email', message: 'This isn’t an email address.' }] },
  ] as const;

  afterEach(() => setLanguage('en', {}, undefined));

  it('lists each row with its reason and escapes formulas', () => {
    expect(badRowsCsv(file, badRows)).toBe(
      `\uFEFFName,Email,Problem\r\n'=1+1,"x;'=1",Email: This isn’t an email address.\r\n`,
    );
  });

  it('opens in columns in spreadsheets with decimal commas and can be imported again', async () => {
    setLanguage('en', {}, 'es-ES');

    const csv = badRowsCsv(file, badRows);

    expect(csv).toMatch(/^\uFEFFName;Email;Problem\r\n/);
    expect(await readCsv(fileOf(utf8(csv)))).toMatchObject({
      header: ['Name', 'Email', 'Problem'],
      records: [["'=1+1", "x;'=1", 'Email: This isn’t an email address.']],
    });
  });
});
