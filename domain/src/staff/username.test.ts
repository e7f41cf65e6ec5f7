import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usernameKey } from './username.ts';

const nameLike = fc.string({ unit: fc.constantFrom(...'azAZ09._+-_/ üK'), minLength: 1, maxLength: 6 });

describe('usernameKey', () => {
  test.each([
    ['Ruth.Moab', 'ruth.moab'],
    ['  ruth ', 'ruth'],
    ['r', 'r'],
    ['ruth+team_1-a', 'ruth+team_1-a'],
  ])('maps %j to %j', (username, key) => {
    expect(usernameKey(username)).toBe(key);
  });

  test.each(['', '.', '..', '__name__', 'a/b', 'ruth.', 'rüth', 'ruth moab', 'rut\u0127', 'x'.repeat(65)])(
    'returns null for %j',
    (username) => {
      expect(usernameKey(username)).toBeNull();
    },
  );

  test('returns a valid document id that is its own key', () => {
    fc.assert(
      fc.property(nameLike, (username) => {
        const key = usernameKey(username);
        fc.pre(key !== null);
        expect(key).not.toMatch(/\/|^\.\.?$|^__.*__$/);
        expect(usernameKey(key ?? '')).toBe(key);
      }),
    );
  });
});
