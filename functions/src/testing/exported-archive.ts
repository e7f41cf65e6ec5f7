import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExport } from '../church-export/build-export.ts';
import { resultOf } from './call-function.ts';
import { testBucket } from './test-backend.ts';
import { whileTriggering } from './while-triggering.ts';

/** Exports everything through the functions, as a leader does, and downloads the archive. */
export async function exportArchive(idToken: string): Promise<{ file: string; exportId: string }> {
  const started = await whileTriggering([buildExport], () => resultOf('startExport', {}, { idToken }));
  if (!started.success) {
    throw new Error(started.error);
  }
  const opened = await resultOf('openExport', { exportId: started.exportId }, { idToken });
  if (!opened.success) {
    throw new Error(opened.error);
  }
  const [bytes] = await testBucket().file(opened.path).download();
  const file = join(await mkdtemp(join(tmpdir(), 'export-')), 'export.zip');
  await writeFile(file, bytes);
  return { file, exportId: started.exportId };
}
