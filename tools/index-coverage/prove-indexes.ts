import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../processes/run-step.ts';
import { REPOSITORY } from '../project.ts';
import { indexCoverage } from './index-coverage.ts';
import { parseIndexFile } from './index-file.ts';
import { readRecordedQueries } from './recorded-queries.ts';
import { forgetRecordings, RECORDING_ENVIRONMENT, RECORDINGS } from './recordings.ts';
import { shapesOf } from './structured-query.ts';

/** The parts of the tests in which functions and the web client send the queries of production. Those of the rules send forbidden ones too. */
const PARTS = ['functions', 'functions-emulator', 'web-writes', 'journeys'] as const;

/**
 * Prints the queries without an index and the indexes without a query; true where there is neither, and every test passed.
 * The queries of an earlier run may be those of fewer tests: with them, an index without a query is no failure.
 */
export async function proveIndexes({ isRecorded }: { isRecorded: boolean }): Promise<boolean> {
  const failed = isRecorded ? [] : await record();
  if (!existsSync(RECORDINGS)) {
    console.error('No query was recorded yet: run without --recorded.');
    return false;
  }
  const file = parseIndexFile(readFileSync(join(REPOSITORY, 'firestore.indexes.json'), 'utf8'));
  const { queries, missing, unused } = indexCoverage(readRecordedQueries(RECORDINGS).flatMap(shapesOf), file);
  for (const line of [
    ...failed.map((part) => `tests failed: ${part}`),
    ...missing.map((query) => `missing: ${query}`),
    ...unused.map((index) => `unused: ${index}`),
  ]) {
    console.log(line);
  }
  console.log(`indexes: ${queries.length} queries, ${missing.length} missing, ${unused.length} unused`);
  return failed.length + missing.length + (isRecorded ? 0 : unused.length) === 0;
}

/** Runs the tests; the parts that failed. */
async function record(): Promise<string[]> {
  forgetRecordings();
  const failed: string[] = [];
  for (const part of PARTS) {
    const code = await runStep('npm', ['test', '--silent', '--', part], RECORDING_ENVIRONMENT);
    if (code !== 0) {
      failed.push(part);
    }
  }
  return failed;
}
