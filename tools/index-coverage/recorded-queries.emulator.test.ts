import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readRecordedQueries } from './recorded-queries.ts';
import { shapesOf } from './structured-query.ts';

const RECORD_GRPC = fileURLToPath(new URL('record-grpc.cjs', import.meta.url));
const SENDER = fileURLToPath(new URL('testing/send-queries.ts', import.meta.url));

it('the queries that a process sends with either SDK are recorded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'queries-'));
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', SENDER], {
      env: {
        ...process.env,
        QUERY_RECORDINGS: folder,
        NODE_OPTIONS: `--require ${JSON.stringify(RECORD_GRPC)}`,
      },
    });
    const shapes = readRecordedQueries(folder)
      .flatMap(shapesOf)
      .map(({ collection, equalities, orders }) => ({
        collection,
        fields: [...equalities, ...orders.map(({ field, direction }) => `${field} ${direction}`)],
      }));
    expect(shapes.sort((one, other) => one.collection.localeCompare(other.collection))).toEqual([
      { collection: 'admin_counted', fields: ['b', 'a ASCENDING'] },
      { collection: 'admin_got', fields: ['a', 'b DESCENDING'] },
      { collection: 'web_counted', fields: ['a', 'b'] },
      { collection: 'web_listened', fields: ['a', 'b DESCENDING'] },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
