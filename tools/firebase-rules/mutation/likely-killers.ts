import { TOOK } from './rules-coverage.ts';
import type { ReachingTest, TestFile } from './test-file.ts';

/** Some tests of one file, in the order in which they are to run. */
export interface Round {
  readonly file: TestFile;
  readonly tests: readonly ReachingTest[];
}

export interface Rounds {
  readonly likeliest: readonly Round[];
  readonly others: readonly Round[];
}

/** So many of a file are tried before those of another have their turn. */
const AT_ONCE = 8;

/** What takes longer has its turn after everything that does not. */
const QUICK_MS = 5_000;

/**
 * Orders tests by how likely they kill a mutant: those that killed it or its neighbours, then those in which the expression took
 * the value that it can lose, then those that at least reach its surroundings; of those that evaluate the same one before the
 * second, the quickest first.
 * @param gained the value that the expression may have in the mutant instead of the other; null where it may be either
 * @param killers names of tests, the likeliest first
 */
export function byLikelihood(
  tests: readonly ReachingTest[],
  gained: boolean | null,
  killers: readonly string[],
): ReachingTest[] {
  const lost = gained === null ? 0 : gained ? TOOK.false : TOOK.true;
  const seen = new Map<string, number>();
  return tests
    .toSorted((one, other) => one.elapsedMs - other.elapsedMs)
    .map((test) => {
      const repeats = seen.get(test.evaluates) ?? 0;
      seen.set(test.evaluates, repeats + 1);
      const place = killers.indexOf(test.name);
      const rank = (test.took & lost) > 0 ? 0 : test.isNear ? 1 : 2;
      return { test, repeats, rank, place: place === -1 ? killers.length : place };
    })
    .toSorted((one, other) => one.place - other.place || one.rank - other.rank || one.repeats - other.repeats)
    .map(({ test }) => test);
}

/** Divides tests into rounds of one file each: a few of every file, and what is left of it, the quickest rest first. */
export function roundsOf(tests: readonly ReachingTest[]): Rounds {
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    const few = own.filter(isQuick).slice(0, AT_ONCE);
    return { file, few, rest: own.filter((test) => !few.includes(test)) };
  });
  const isRound = ({ tests }: Round) => tests.length > 0;
  return {
    likeliest: files.map(({ file, few }) => ({ file, tests: few })).filter(isRound),
    others: files
      .map(({ file, rest }) => ({ file, tests: rest }))
      .filter(isRound)
      .toSorted((one, other) => timeOf(one) - timeOf(other)),
  };
}

function isQuick({ elapsedMs }: ReachingTest): boolean {
  return elapsedMs < QUICK_MS;
}

function timeOf({ tests }: Round): number {
  return tests.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
}
