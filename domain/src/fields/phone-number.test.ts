import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

describe('isPhoneNumber', () => {
  it.each([
    '+1 202 555 0142',
    '(202) 555-0142',
    '202-555-0142 ext. 5',
    '555 0142',
    '+49 170 1234567',
    '020 7946 0958',
    '00491701234567',
  ])('accepts %s', (written) => {
    expect(isPhoneNumber(written)).toBe(true);
  });

  it.each(['12', '911', '0', '+12', '+1 555', '1111111111111111111', 'call me', '—'])(
    'rejects %s, which cannot be dialed in any country',
    (written) => {
      expect(isPhoneNumber(written)).toBe(false);
    },
  );
});
