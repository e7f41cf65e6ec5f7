import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentColors, BACKGROUNDS, contrastRatio, MIN_CONTRAST, mixed, TINT } from './accent-colors.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((bits) => `#${bits.toString(16).padStart(6, '0')}`);

it('accentColors makes any color readable on every background, in both schemes, and behind button text', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const accents = accentColors(color);
      for (const scheme of ['light', 'dark'] as const) {
        const { main, hover, onAccent } = accents[scheme];
        for (const [one, other] of [
          ...BACKGROUNDS[scheme].map((background) => [main, background] as const),
          [onAccent, main],
          [onAccent, hover],
        ] as const) {
          expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        }
      }
    }),
    { numRuns: 200 },
  );
});

it('accentColors makes any color readable on a prayed button of an answered card, in both schemes', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const accents = accentColors(color);
      for (const [{ main }, card] of [
        [accents.light, '#e2eae5'],
        [accents.dark, '#30333c'],
      ] as const) {
        expect(contrastRatio(main, mixed(card, main, TINT))).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    }),
    { numRuns: 200 },
  );
});

it('accentColors does not change a color that is already readable', () => {
  expect(accentColors('#553572').light.main).toBe('#553572');
  expect(accentColors('#f2bd62').dark.main).toBe('#f2bd62');
});

it('contrastRatio follows the accessibility guidelines', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
