import { VALUE_FLAGS } from './reached.ts';
import type { ReachingTest, TestFile } from './test-file.ts';

export interface Round {
  readonly file: TestFile;
  readonly tests: readonly ReachingTest[];
}

/** The number of tests of one file to try before the next file's turn. */
const AT_ONCE = 8;

/** Slower tests run after all quick ones. */
const QUICK_MS = 5_000;

/**
 * Orders tests by how likely they are to kill a mutant. First come the tests that killed it or its neighbors, then
 * those in which the expression took the value that it can lose. Within a group, of the tests that evaluate the same, a
 * second one comes only after one of every other kind. Ties go to the quickest.
 * @param gained the value that the mutant may change the expression to. Null if it may be either
 * @param killers names of tests, the likeliest first
 */
export function byLikelihood(
  tests: readonly ReachingTest[],
  gained: boolean | null,
  killers: readonly string[],
): ReachingTest[] {
  const lost = gained === null ? 0 : gained ? VALUE_FLAGS.false : VALUE_FLAGS.true;
  const seen = new Map<string, number>();
  return tests
    .toSorted((one, other) => one.elapsedMs - other.elapsedMs)
    .map((test) => {
      const repeats = seen.get(test.evaluates) ?? 0;
      seen.set(test.evaluates, repeats + 1);
      const place = killers.indexOf(test.name);
      const rank = (test.took & lost) > 0 ? 0 : 1;
      return { test, repeats, rank, place: place === -1 ? killers.length : place };
    })
    .toSorted((one, other) => one.place - other.place || one.rank - other.rank || one.repeats - other.repeats)
    .map(({ test }) => test);
}

/**
 * Divides tests into rounds of one file each: first a few quick tests of every file, then what is left of each file,
 * starting with the quickest.
 */
export function roundsOf(tests: readonly ReachingTest[]): Round[] {
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    const few = own.filter(isQuick).slice(0, AT_ONCE);
    return { file, few, rest: own.filter((test) => !few.includes(test)) };
  });
  const likeliest = files.map(({ file, few }) => ({ file, tests: few }));
  const others = files.map(({ file, rest }) => ({ file, tests: rest }));
  return [...likeliest, ...others.toSorted((one, other) => timeOf(one) - timeOf(other))].filter(
    ({ tests }) => tests.length > 0,
  );
}

function isQuick({ elapsedMs }: ReachingTest): boolean {
  return elapsedMs < QUICK_MS;
}

function timeOf({ tests }: Round): number {
  return tests.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
}
