import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE_FOLDER } from '../project.ts';

export const RECORDINGS = join(CACHE_FOLDER, 'query-recordings');

const RECORD_GRPC = fileURLToPath(new URL('record-grpc.cjs', import.meta.url));

/** The environment of a process that records its own queries and those of all its child processes. */
export const RECORDING_ENVIRONMENT = {
  QUERY_RECORDINGS: RECORDINGS,
  NODE_OPTIONS: `--require ${JSON.stringify(RECORD_GRPC)}`,
};

/** Clears the recordings before a run whose queries are compared with the indexes. */
export function forgetRecordings(): void {
  rmSync(RECORDINGS, { recursive: true, force: true });
  mkdirSync(RECORDINGS, { recursive: true });
}
