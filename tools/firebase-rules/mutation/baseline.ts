import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readRules, SERVICES, type Service } from './rules-files.ts';
import { rulesTestFiles } from './rules-tests.ts';
import { fingerprintOf, StoredResults } from './stored-results.ts';
import { type Baseline, baselineSchema, TestFile } from './test-file.ts';
import { shareOut, type Worker } from './worker.ts';

/** Matches test files that open Storage. All others open Firestore. */
const OPENS_FILE_STORE = /filesUnderTest|startFilesEnvironment/;

/**
 * Runs the tests of a service once under the unchanged rules to find out what each test reaches and how long it takes.
 * Skips files whose results are already known.
 * @throws Error if a test fails without a mutant
 */
export async function recordBaseline(
  service: Service,
  workers: readonly Worker[],
  folder: string,
): Promise<TestFile[]> {
  const baselines = StoredResults.read(join(folder, 'baselines.json'), baselineSchema);
  const paths = rulesTestFiles().filter(
    (path) => OPENS_FILE_STORE.test(readFileSync(path, 'utf8')) === (service === 'storage'),
  );
  await shareOut(paths, workers, async (path, worker) => {
    const fingerprint = fingerprintOfFile(path, service);
    if (baselines.of(basename(path))?.fingerprint !== fingerprint) {
      baselines.store(basename(path), { fingerprint, ...(await recordFile(path, worker)) });
    }
  });
  return paths.flatMap((path) => {
    const baseline = baselines.of(basename(path));
    return baseline === undefined ? [] : [new TestFile(path, baseline)];
  });
}

async function recordFile(path: string, worker: Worker): Promise<Omit<Baseline, 'fingerprint'>> {
  const startedAtMs = performance.now();
  const { passed, failed, nodes } = await worker.runUnchanged(path);
  if (failed !== null) {
    throw new Error(`${basename(path)} fails under the rules as they are: ${failed.name}`);
  }
  return { elapsedMs: performance.now() - startedAtMs, nodes, tests: passed };
}

/** Covers a test file, the modules that it shares with others, and the rules under which it runs. */
function fingerprintOfFile(path: string, service: Service): string {
  // The tests of Storage also run under the rules of Firestore.
  const rules = (service === 'storage' ? SERVICES : [service]).map(readRules);
  const folder = dirname(path);
  const shared = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return fingerprintOf([...rules, ...shared, readFileSync(path, 'utf8')]);
}
