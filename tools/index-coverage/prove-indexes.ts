import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from '../processes/run-step.ts';
import { CACHE_FOLDER, REPOSITORY } from '../project.ts';
import { indexCoverage } from './index-coverage.ts';
import { parseIndexFile } from './index-file.ts';
import { readRecordedQueries } from './recorded-queries.ts';
import { shapesOf } from './structured-query.ts';

const RECORDINGS = join(CACHE_FOLDER, 'query-recordings');
const RECORD_GRPC = fileURLToPath(new URL('record-grpc.cjs', import.meta.url));

/** The parts of the tests in which functions and the web client send the queries of production. Those of the rules send forbidden ones too. */
const PARTS = ['functions', 'functions-emulator', 'web-writes', 'journeys'] as const;

/** Prints the queries without an index and the indexes without a query; true where there is neither, and every test passed. */
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
  return failed.length + missing.length + unused.length === 0;
}

/** Runs the tests; the parts that failed. */
async function record(): Promise<string[]> {
  rmSync(RECORDINGS, { recursive: true, force: true });
  mkdirSync(RECORDINGS, { recursive: true });
  const failed: string[] = [];
  for (const part of PARTS) {
    const code = await runStep('npm', ['test', '--silent', '--', part], {
      QUERY_RECORDINGS: RECORDINGS,
      NODE_OPTIONS: `--require ${JSON.stringify(RECORD_GRPC)}`,
    });
    if (code !== 0) {
      failed.push(part);
    }
  }
  return failed;
}
