import { readFile, stat } from 'node:fs/promises';
import { newChurchExport } from '@prayer-community/domain/church-export/church-export';
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
      ...newChurchExport('a-leader', at),
      state: 'building',
      leased_until: new Date(at.getTime() + 540_000),
    });
  await expect.poll(() => failureSince(log, size)).toContain('A trigger failed');

  await runSchedule('showDueContent');
  const bytes = await readFile(log);
  expect(bytes.subarray(0, size).toString()).toContain(STARTED);
  expect(bytes.subarray(size).toString()).not.toContain(STARTED);
});
