import { challengeIdSchema } from '@prayer-community/domain/sign-in';
import { signInCodeSchema } from '@prayer-community/domain/sign-in-form';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { challengeDocumentId, codeHash, hasHash, newChallengeId, newCode } from './sign-in-code.ts';

const challengeId = newChallengeId();
const code = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

beforeAll(() => {
  vi.stubEnv('SIGN_IN_CODE_PEPPER', 'a pepper');
});

describe('a sign-in code', () => {
  test('has six digits, leading zeros among them', () => {
    const codes = Array.from({ length: 500 }, newCode);
    expect(codes.filter((each) => !signInCodeSchema.safeParse(each).success)).toEqual([]);
    expect(codes.some((each) => each.startsWith('0'))).toBe(true);
  });

  test('has its own hash and no other', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(hasHash(challengeId, one, codeHash(challengeId, one))).toBe(true);
        expect(hasHash(challengeId, other, codeHash(challengeId, one))).toBe(other === one);
      }),
    );
  });

  test('has another hash for another challenge and with another pepper', () => {
    const hash = codeHash(challengeId, '123456');
    expect(hasHash(newChallengeId(), '123456', hash)).toBe(false);
    vi.stubEnv('SIGN_IN_CODE_PEPPER', 'another pepper');
    expect(hasHash(challengeId, '123456', hash)).toBe(false);
    vi.stubEnv('SIGN_IN_CODE_PEPPER', 'a pepper');
    expect(hasHash(challengeId, '123456', hash)).toBe(true);
  });

  test('does not have a hash that is none', () => {
    expect(hasHash(challengeId, '123456', '')).toBe(false);
    expect(hasHash(challengeId, '123456', 'no hash')).toBe(false);
  });
});

describe('a challenge id', () => {
  test('is what the functions take, and is not found in the store', () => {
    expect(challengeIdSchema.safeParse(challengeId).success).toBe(true);
    expect(challengeDocumentId(challengeId)).toMatch(/^[0-9a-f]{64}$/);
  });
});
