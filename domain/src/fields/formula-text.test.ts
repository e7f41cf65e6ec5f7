import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CSV_DELIMITERS } from './csv-delimiter.ts';
import { escapeFormulas, unescapeFormulas } from './formula-text.ts';

const text = fc.string({ unit: fc.constantFrom(...'=-＋,;"\t\r\n a') });

it.each([
  ['=1', "'=1"],
  ['For rain; =1', "For rain; '=1"],
  ['- rain\n- peace', "'- rain\n'- peace"],
  ['a-b; c=d', 'a-b; c=d'],
])('the formulas of %j are escaped', (plain, escaped) => {
  expect(escapeFormulas(plain)).toBe(escaped);
});

it('formulas after a comma are escaped only in files with semicolons', () => {
  expect(escapeFormulas('For rain, =1', ';')).toBe("For rain, '=1");
  expect(escapeFormulas('For rain, =1', ',')).toBe('For rain, =1');
});

it('escaped text is read back exactly', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...CSV_DELIMITERS), (plain, delimiter) => {
      expect(unescapeFormulas(escapeFormulas(plain, delimiter))).toBe(plain);
    }),
  );
});
