import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE_FOLDER } from '../project.ts';

/** Where processes write down the queries that they send. */
export const RECORDINGS = join(CACHE_FOLDER, 'query-recordings');

const RECORD_GRPC = fileURLToPath(new URL('record-grpc.cjs', import.meta.url));

/** What the environment of a process holds that writes down its queries, and those of all that it starts. */
export const RECORDING_ENVIRONMENT = {
  QUERY_RECORDINGS: RECORDINGS,
  NODE_OPTIONS: `--require ${JSON.stringify(RECORD_GRPC)}`,
};

/** Before a run whose queries are compared with the indexes. */
export function forgetRecordings(): void {
  rmSync(RECORDINGS, { recursive: true, force: true });
  mkdirSync(RECORDINGS, { recursive: true });
}
