import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../processes/run-step.ts';
import { REPOSITORY } from '../project.ts';
import { indexCoverage } from './index-coverage.ts';
import { parseIndexFile } from './index-file.ts';
import { readRecordedQueries } from './recorded-queries.ts';
import { forgetRecordings, RECORDING_ENVIRONMENT, RECORDINGS } from './recordings.ts';
import { shapesOf } from './structured-query.ts';

/** The parts of the tests in which the functions and the web client send production queries. The rules tests also send forbidden ones. */
const PARTS = ['functions', 'functions-emulator', 'web-writes', 'journeys'] as const;

/**
 * Prints the queries without an index and the indexes without a query. Resolves to true if there are none and every
 * test passed. With the queries of an earlier run, which may have run fewer tests, an index without a query is not a
 * failure.
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
