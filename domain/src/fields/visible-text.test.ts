import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, trimmedText } from './visible-text.ts';

const INVISIBLE = [
  ' ',
  '\n',
  '\u00A0',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u034F',
  '\uFE0F',
];

describe('text without visible characters', () => {
  it.each(INVISIBLE)('can consist of %j', (character) => {
    expect(isBlank(character)).toBe(true);
    expect(isBlank(character.repeat(3))).toBe(true);
    expect(isBlank(`${character}a${character}`)).toBe(false);
  });

  it('can mix any invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...INVISIBLE) }), (text) => {
        expect(isBlank(text)).toBe(true);
        expect(trimmedText().parse(text)).toBe('');
      }),
    );
  });

  it.each(['a', 'й', '祈', '🙏', '❤️', '?', 'ㅎ', '⠁'])('does not include %s', (text) => {
    expect(isBlank(text)).toBe(false);
    expect(trimmedText().parse(` ${text}\n`)).toBe(text);
  });
});
