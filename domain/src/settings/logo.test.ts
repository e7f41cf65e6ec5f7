import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOGO_IMAGES, LOGO_REFUSALS, logoFile, logoFileAt, logoUrl, refusalOfLogo } from './logo.ts';

const id = fc.stringMatching(/^[0-9a-f]{32}$/);

it('logoFileAt returns the file for the address of an image', () => {
  fc.assert(
    fc.property(id, fc.constantFrom(...LOGO_IMAGES), (logo, image) => {
      expect(logoFileAt(logoUrl(logo, image))).toBe(logoFile(logo, image));
    }),
  );
});

it('logoFileAt returns null for any other address', () => {
  fc.assert(
    fc.property(id, fc.string({ minLength: 1 }), (logo, more) => {
      const address = logoUrl(logo, 'mark');
      for (const other of [`${more}${address}`, `${address}${more}`, `/identity/logo/${more}/mark.png`]) {
        expect(logoFileAt(other)).toBeNull();
      }
    }),
  );
  expect(logoFileAt(`/identity/logo/${'a'.repeat(32)}/icon-64.png`)).toBeNull();
});

it.each([
  ['image/svg+xml', 5 * 1024 * 1024, null],
  ['image/png', 5 * 1024 * 1024 + 1, LOGO_REFUSALS.tooLarge],
  ['image/gif', 10, LOGO_REFUSALS.wrongType],
  ['', 10, LOGO_REFUSALS.wrongType],
])('refusalOfLogo for a file of type %s with %i bytes returns %s', (type, size, refusal) => {
  expect(refusalOfLogo({ type, size })).toBe(refusal);
});
