import type { RulesTests } from './rules-tests.ts';
import type { ReachingTest, TestFile } from './test-file.ts';
import type { TestReport } from './test-messages.ts';

/** A test process with the rules and the project that it tests. */
export interface Bench {
  readonly tests: RulesTests;
  readonly rulesFolder: string;
  /** The Firestore project that belongs to this bench. Null for Storage, which supports only one. */
  readonly project: string | null;
}

export type Failure = NonNullable<TestReport['failed']>;

/** Calls `act` for each item, with as many items at a time as there are benches. */
export async function shareOut<Item>(
  items: readonly Item[],
  benches: readonly Bench[],
  act: (item: Item, bench: Bench) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    benches.map(async (bench) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        await act(item, bench);
      }
    }),
  );
}

/** Returns the first test that fails. Runs the whole file if `tests` is null. */
export async function failureIn(
  { tests: process, rulesFolder, project }: Bench,
  file: TestFile,
  tests: readonly ReachingTest[] | null,
): Promise<Failure | null> {
  const { failed } = await process.run({
    file: file.path,
    tests: tests?.map(({ id }) => id) ?? null,
    rulesFolder,
    project,
    withCoverage: false,
  });
  return failed;
}
