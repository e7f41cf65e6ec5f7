import { describe, expect, it } from 'vitest';
import { byLikelihood, roundsOf } from './likely-killers.ts';
import { VALUE_FLAGS } from './reached.ts';
import { TestFile } from './test-file.ts';

/** `a && b` at 0 and another condition at 100. Nothing is reported about literals. */
const NODES = [
  { start: 0, end: 6 },
  { start: 0, end: 1 },
  { start: 5, end: 6 },
  { start: 100, end: 110 },
];
const WHOLE = { start: 0, end: 6 };
const B = { start: 5, end: 6 };

function testFile(
  name: string,
  tests: Readonly<Record<string, readonly [ms: number, ...reached: [number, number][]]>>,
): TestFile {
  return new TestFile(`/tests/${name}`, {
    fingerprint: '',
    elapsedMs: 0,
    nodes: NODES,
    tests: Object.entries(tests).map(([id, [elapsedMs, ...reached]]) => ({
      id,
      name: id,
      elapsedMs,
      reached,
    })),
  });
}

const file = testFile('posts.test.ts', {
  refused: [30, [0, VALUE_FLAGS.false], [1, VALUE_FLAGS.false]],
  refusedAtLast: [20, [0, VALUE_FLAGS.false], [1, VALUE_FLAGS.true], [2, VALUE_FLAGS.false]],
  allowed: [10, [0, VALUE_FLAGS.true], [1, VALUE_FLAGS.true], [2, VALUE_FLAGS.true]],
  elsewhere: [5, [3, VALUE_FLAGS.true]],
});

const names = (tests: readonly { name: string }[]) => tests.map(({ name }) => name);

describe('the tests that reach an expression', () => {
  it('are those that evaluated it or a part of it', () => {
    expect(names(file.reaching(WHOLE))).toEqual(['refused', 'refusedAtLast', 'allowed']);
    expect(names(file.reaching(B))).toEqual(['refusedAtLast', 'allowed']);
  });

  it('are all tests if nothing is reported about it', () => {
    expect(file.reaching({ start: 20, end: 24 })).toHaveLength(4);
  });
});

describe('byLikelihood', () => {
  it('starts with tests in which the expression took the value it can no longer take, fastest first', () => {
    const reaching = file.reaching(WHOLE);

    expect(names(byLikelihood(reaching, true, []))).toEqual(['refusedAtLast', 'refused', 'allowed']);
    expect(names(byLikelihood(reaching, false, []))).toEqual(['allowed', 'refusedAtLast', 'refused']);
    expect(names(byLikelihood(reaching, null, []))).toEqual(['allowed', 'refusedAtLast', 'refused']);
  });

  it('puts tests that killed a neighboring mutant before all others', () => {
    const order = byLikelihood(file.reaching(WHOLE), true, ['gone', 'allowed', 'refused']);

    expect(names(order)).toEqual(['allowed', 'refused', 'refusedAtLast']);
  });

  it('puts one test of each distinct evaluation before any second one', () => {
    const alike: [number, number] = [0, VALUE_FLAGS.false];
    const other: [number, number] = [1, VALUE_FLAGS.false];
    const tests = { visitor: [1, alike], anonymous: [2, alike], member: [3, alike, other] } as const;
    const reaching = testFile('alike.test.ts', tests).reaching(WHOLE);

    expect(names(byLikelihood(reaching, true, []))).toEqual(['visitor', 'member', 'anonymous']);
  });
});

describe('roundsOf', () => {
  const reached: [number, number] = [0, VALUE_FLAGS.true];
  const numbers = Array.from({ length: 10 }, (_, number) => `${number}`);
  const large = testFile(
    'large.test.ts',
    Object.fromEntries(numbers.map((name) => [name, [Number(name), reached]])),
  );
  const slow = testFile('slow.test.ts', { crowd: [30_000, reached] });
  const small = testFile('small.test.ts', { other: [10, reached] });

  it('tries a few tests of each file first and slow ones last, without omitting any', () => {
    const all = [large, slow, small].flatMap((file) => file.reaching(WHOLE));

    expect(roundsOf(all).map(({ file, tests }) => [file.name, ...names(tests)])).toEqual([
      ['large.test.ts', ...numbers.slice(0, 8)],
      ['small.test.ts', 'other'],
      ['large.test.ts', ...numbers.slice(8)],
      ['slow.test.ts', 'crowd'],
    ]);
  });
});
