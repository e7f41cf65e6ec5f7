import { readFile, stat } from 'node:fs/promises';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { runSchedule } from '../../functions/src/testing/run-schedule.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { failureSince } from '../support/failure-since.ts';
import { expect, test } from './fixtures.ts';

/** Each process of functions logs this when it starts. */
const STARTED = 'Debugger listening on';

test('a trigger that throws does not end the process of the other functions', async ({ emptyBackend: _ }) => {
  const log = emulatorAddress('BACKEND_LOG');
  await runSchedule('showDueContent');
  const { size } = await stat(log);

  // Another attempt seems to build this export, so the trigger throws.
  const at = new Date();
  await testFirestore()
    .collection(COLLECTIONS.exports)
    .add({
      requested_by: 'a-leader',
      created_at: at,
      state: 'building',
      attempts: 1,
      leased_until: new Date(at.getTime() + 540_000),
      done_count: 0,
      total_count: null,
      file_path: null,
      size_bytes: null,
      expires_at: null,
      downloads: [],
      open_until: {},
    });
  await expect.poll(() => failureSince(log, size)).toContain('A trigger failed');

  await runSchedule('showDueContent');
  expect((await readFile(log)).subarray(size).toString()).not.toContain(STARTED);
});
