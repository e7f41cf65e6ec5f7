import { signInCodeSchema } from '@prayer-community/domain/auth/sign-in-form';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { codeHash, hasHash, newCode } from './mailed-code.ts';

const SUBJECT = 'one-challenge';
const code = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

const hashOf = (typed: string) => codeHash('sign-in code', SUBJECT, typed);
const isHashOf = (typed: string, hash: string) => hasHash('sign-in code', SUBJECT, typed, hash);

beforeAll(() => {
  vi.stubEnv('SIGN_IN_CODE_PEPPER', 'a pepper');
});

describe('an emailed code', () => {
  test('has six digits, sometimes with leading zeros', () => {
    const codes = Array.from({ length: 500 }, newCode);
    expect(codes.filter((each) => !signInCodeSchema.safeParse(each).success)).toEqual([]);
    expect(codes.some((each) => each.startsWith('0'))).toBe(true);
  });

  test('matches only its own hash', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(isHashOf(one, hashOf(one))).toBe(true);
        expect(isHashOf(other, hashOf(one))).toBe(other === one);
      }),
    );
  });

  test('does not match the hash for another subject, purpose or pepper', () => {
    const hash = hashOf('123456');
    expect(hasHash('sign-in code', 'another-challenge', '123456', hash)).toBe(false);
    expect(hasHash('e-mail change code', SUBJECT, '123456', hash)).toBe(false);
    vi.stubEnv('SIGN_IN_CODE_PEPPER', 'another pepper');
    expect(isHashOf('123456', hash)).toBe(false);
    vi.stubEnv('SIGN_IN_CODE_PEPPER', 'a pepper');
    expect(isHashOf('123456', hash)).toBe(true);
  });

  test('does not match an invalid hash', () => {
    expect(isHashOf('123456', '')).toBe(false);
    expect(isHashOf('123456', 'no hash')).toBe(false);
  });
});
