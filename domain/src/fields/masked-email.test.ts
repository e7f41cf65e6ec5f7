import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

describe('a masked address', () => {
  test.each([
    ['ruth@example.org', 'r***@example.org'],
    ['r@example.org', 'r***@example.org'],
    ['"a@b"@example.org', '"***@example.org'],
    ['not an address', '***'],
  ])('of %j is %j', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });

  test('tells the same of every name that begins alike', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(maskedEmail(`r${one}@example.org`)).toBe(maskedEmail(`r${other}@example.org`));
      }),
    );
  });
});
