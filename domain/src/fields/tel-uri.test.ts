import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { telUri } from './tel-uri.ts';

describe('telUri', () => {
  it.each([
    ['+1 202 555 0142', '+12025550142'],
    ['(202) 555-0142', '2025550142'],
    ['(202-555-0142)', '2025550142'],
    ['202.555.0142.', '2025550142'],
    ['+44 20 7946–0018', '+442079460018'],
    ['06 12 34 56 78', '0612345678'],
    ['0049 170 1234567', '00491701234567'],
    ['(+49) 170 1234567', '+491701234567'],
    ['030 12345-0', '030123450'],
    ['\u202A+1 202 555 0142\u202C', '+12025550142'],
    ['123456', '123456'],
  ])('calls %s', (written, dialed) => {
    expect(telUri(written)).toBe(`tel:${dialed}`);
  });

  it.each([
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+44(0)2079460018', '+442079460018'],
    ['(+44) (0) 20 7946 0018', '+442079460018'],
    ['0044 (0)20 7946 0018', '00442079460018'],
    ['(0)20 7946 0018', '02079460018'],
  ])('leaves out the (0) after a country code in %s', (written, dialed) => {
    expect(telUri(written)).toBe(`tel:${dialed}`);
  });

  it.each([
    ['202-555-0142 ext. 5', '2025550142'],
    ['202-555-0142x5', '2025550142'],
    ['202-555-0142ext5', '2025550142'],
    ['202-555-0142 #5', '2025550142'],
    ['202-555-0142,,5', '2025550142'],
    ['202-555-0142;ext=5', '2025550142'],
    ['555-0142 (after 5pm)', '5550142'],
    ['555-0142 casa', '5550142'],
    ['555-0142 or 555-0199', '5550142'],
    ['555-0142, 555-0199', '5550142'],
    ['555-0142 / 555-0199', '5550142'],
    ['123456/123457', '123456'],
    ['0301234567/0301234568', '0301234567'],
    ['202-555-0142 & 202-555-0199', '2025550142'],
  ])('calls only the first number of %s', (written, dialed) => {
    expect(telUri(written)).toBe(`tel:${dialed}`);
  });

  it.each([
    '',
    'call me',
    'call 555-0142',
    '٠١٢٣٤٥٦٧٨٩',
    '911',
    '+1 555',
    '1-800-FLOWERS',
    '1-800-555-PRAY',
    '44 (0)20 7946 0018',
    '555-0142 5pm',
    '030/123456',
    '+49 6221/123456',
    '+12025550142 +12025550199',
    '555-0142 18:30',
    '555-0142 555-0199',
    '202-555-0142 202-555-0199',
    '0049 6221/123456',
    '+1 202 555·0142',
  ])('calls nothing if “%s” was written', (written) => {
    expect(telUri(written)).toBeNull();
  });

  const digits = (least: number, most: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
  const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0', ' - ');

  it('calls the number in any format, whatever is written after it', () => {
    fc.assert(
      fc.property(
        fc.array(digits(2, 3), { minLength: 4, maxLength: 5 }),
        separator,
        fc.constantFrom(
          '',
          ' ext. 5',
          'x12',
          ' #7',
          ', 555-0199',
          ' (home, 9-5)',
          ' & 555-0199',
          ' o 555-0199',
        ),
        (groups, between, note) => {
          expect(telUri(`+${groups.join(between)}${note}`)).toBe(`tel:+${groups.join('')}`);
        },
      ),
    );
  });

  it('calls nothing but the first digits of any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789 -()+./x,aé٥'), maxLength: 40 });
    fc.assert(
      fc.property(text, (written) => {
        const dialed = telUri(written)?.slice('tel:'.length) ?? '';
        expect(dialed).toMatch(/^(?:|\+?\d{6,17})$/);
        const firstDigits = (typed: string) =>
          typed.replaceAll(/\D/g, '').slice(0, dialed.replace('+', '').length);
        expect([firstDigits(written), firstDigits(written.replace('(0)', ''))]).toContain(
          dialed.replace('+', ''),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
