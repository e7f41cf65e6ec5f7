import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

describe('maskedEmail', () => {
  test.each([
    ['ruth@example.org', 'r***@example.org'],
    ['r@example.org', 'r***@example.org'],
    ['"a@b"@example.org', '"***@example.org'],
    ['not an address', '***'],
  ])('masks %j as %j', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });

  test('returns the same for all names with the same first letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(maskedEmail(`r${one}@example.org`)).toBe(maskedEmail(`r${other}@example.org`));
      }),
    );
  });
});
