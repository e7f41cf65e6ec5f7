import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REPOSITORY } from '../../project.ts';
import { type RulesTests, rulesTestFiles, type TestReport } from './rules-tests.ts';
import { StoredResults } from './stored-results.ts';
import { type ReachingTest, TestFile, type Trial, trialSchema } from './test-file.ts';

export const RULES_FILES = { firestore: 'firestore.rules', storage: 'storage.rules' } as const;

export type Service = keyof typeof RULES_FILES;

export interface Bench {
  readonly tests: RulesTests;
  readonly rulesFolder: string;
  /** The Firestore project that belongs to this bench. Null for Storage, which supports only one. */
  readonly project: string | null;
}

export type Failure = NonNullable<TestReport['failed']>;

/** Matches test files that open Storage. All others open Firestore. */
const OPENS_FILE_STORE = /filesUnderTest|startFilesEnvironment/;

/**
 * Runs the tests of a service once under the unchanged rules to find out what each test reaches and how long it takes.
 * Skips files whose results are already known.
 * @param benches run the files in parallel
 * @throws Error if a test fails without a mutant
 */
export async function recordBaseline(
  service: Service,
  benches: readonly Bench[],
  folder: string,
): Promise<TestFile[]> {
  const trials = StoredResults.read(join(folder, 'trials-of-tests.json'), trialSchema);
  const paths = rulesTestFiles().filter(
    (path) => OPENS_FILE_STORE.test(readFileSync(path, 'utf8')) === (service === 'storage'),
  );
  const changed = paths.filter((path) => trials.of(basename(path))?.fingerprint !== fingerprintOfTrial(path));
  await shareOut(changed, benches, async (path, bench) => {
    trials.store(basename(path), await tryOutFile(path, bench));
  });
  return paths.flatMap((path) => {
    const trial = trials.of(basename(path));
    return trial === undefined ? [] : [new TestFile(path, trial)];
  });
}

async function tryOutFile(path: string, { tests, project }: Bench): Promise<Trial> {
  const startedAtMs = performance.now();
  const request = { file: path, tests: null, rulesFolder: REPOSITORY, project };
  // The storage rules engine reports no coverage.
  const { passed, failed, nodes } = await tests.run({ ...request, withCoverage: project !== null });
  if (failed !== null) {
    throw new Error(`${basename(path)} fails under the rules as they are: ${failed.name}`);
  }
  const elapsedMs = performance.now() - startedAtMs;
  return { fingerprint: fingerprintOfTrial(path), elapsedMs, nodes, tests: passed };
}

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

function fingerprintOfTrial(path: string): string {
  return fingerprintOf([...Object.values(RULES_FILES).map(readRules), ...textsOf([path])]);
}

export function readRules(name: string): string {
  return readFileSync(join(REPOSITORY, name), 'utf8');
}

export function fingerprintOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** Returns the texts of test files and of the modules that they share. */
export function textsOf(files: readonly string[]): string[] {
  const shared = [...new Set(files.map((file) => dirname(file)))].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  return [...shared, ...files].map((file) => readFileSync(file, 'utf8'));
}
