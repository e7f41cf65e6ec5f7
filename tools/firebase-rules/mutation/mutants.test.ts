import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';

const ALLOW = '/c/{id} create';

function changesOf(condition: string, functions = ''): string[] {
  const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /c/{id} {
      allow create: if ${condition};
    }
  }
}`;
  return mutantsOf(source).map(({ id }) => id.replace(`${ALLOW}: `, ''));
}

describe('a condition', () => {
  it('is mutated to true, to false, without each conjunct, and with alternatives', () => {
    expect(changesOf('a.x && b.x && c.x')).toEqual([
      'a.x && b.x && c.x → true',
      'a.x && b.x && c.x → false',
      '&& → ||',
      'c.x → true',
      '&& → || #2',
      'a.x → true',
      'b.x → true',
    ]);
  });

  it.each([
    ['a.n < 2', '< → <='],
    ['a.n == b.n + 1', '+ → -'],
    ['a.n != 1', '!= → =='],
    ['a.n in [1, 2]', 'a.n in [1, 2] → !(a.n in [1, 2])'],
    ['a.n is string', 'a.n is string → !(a.n is string)'],
    ['!(a.x || b.x)', '! → '],
    ['!(a.x || b.x)', 'b.x → false'],
    ['a.x ? b.x : c["x"].y(1)', 'c["x"].y(1) → true'],
    ['a.x == existsAfter(/c/$(id))', 'existsAfter → exists'],
    ['isF(a.x[0:2]) && isG()', 'isF(a.x[0:2]) → true'],
  ])('%s is mutated by %s', (condition, change) => {
    expect(changesOf(condition)).toContain(change);
  });

  it('can also be the result of a function that another condition calls', () => {
    const functions =
      'function isF(x) { return x.y; } function isG(x) { return isF(x); } function value() { return 1; }';

    expect(changesOf('!isG(value())', functions)).toEqual(
      expect.arrayContaining(['isF(): x.y → true', 'isG(): isF(x) → false']),
    );
    expect(changesOf('!isG(value())', functions).join()).not.toContain('value(): 1');
  });

  it('may not call a function that is not named like a condition', () => {
    expect(() => changesOf('a.x && value()')).toThrow('value() decides');
  });
});
