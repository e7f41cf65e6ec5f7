/**
 * Rehearses a restore without a project: fills a backend with demo data, loses it, restores it from its export into another, and
 * compares every document, file and account. The export has the format of `gcloud firestore export`. Last line
 * `restore: N documents, N files, N accounts, N lost or changed`.
 *   npm run rehearse:restore
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordingPath } from '@prayer-community/domain/recording-path';
import { testBucket } from '../functions/src/testing/test-backend.ts';
import { silentWav } from '../functions/src/testing/wav-file.ts';
import { startBackend } from '../local/backend/backend.ts';
import { urlOf } from '../local/backend/backend-environment.ts';
import { findFreePorts } from '../local/backend/ports.ts';
import { runStep } from '../local/processes/run-step.ts';
import { CACHE_FOLDER, PROJECT_ID, REPOSITORY, STORAGE_BUCKET } from '../local/project.ts';
import { differences, readStoredState, type StoredState } from './rehearse-restore/stored-state.ts';

const NAME = 'rehearse-restore';
const dataFolder = join(CACHE_FOLDER, `${NAME}-export`);
// Both backends answer at the same place: the Admin SDK looks only once where the file store is.
const ports = await findFreePorts();

/** What a new backend keeps, which exports it at its end and begins with an earlier export. */
async function stateOfBackend(
  prepare: (environment: Record<string, string>) => Promise<void>,
): Promise<StoredState> {
  const backend = await startBackend({
    name: NAME,
    ports,
    webFolder: join(REPOSITORY, 'web', 'dist'),
    publicSiteUrl: urlOf(ports.hosting),
    only: ['auth', 'firestore', 'storage'],
    dataFolder,
    logFile: join(CACHE_FOLDER, 'logs', `${NAME}.log`),
    onArchives: () => {},
  });
  try {
    Object.assign(process.env, backend.environment);
    await prepare({ ...backend.environment });
    return await readStoredState(PROJECT_ID, STORAGE_BUCKET);
  } finally {
    await backend.stop();
  }
}

async function fill(environment: Record<string, string>): Promise<void> {
  const script = join(REPOSITORY, 'scripts', 'seed.ts');
  if ((await runStep(process.execPath, ['--import', 'tsx', script], environment)) !== 0) {
    throw new Error('The demo data could not be stored.');
  }
  await testBucket().file(recordingPath(randomUUID(), Date.now())).save(silentWav());
}

rmSync(dataFolder, { recursive: true, force: true });
const before = await stateOfBackend(fill);
const restored = await stateOfBackend(async () => {});
rmSync(dataFolder, { recursive: true, force: true });

const differing = differences(before, restored);
for (const name of differing) {
  console.log(`lost or changed: ${name}`);
}
const { documents, files, accounts } = before;
console.log(
  `restore: ${documents.size} documents, ${files.size} files, ${accounts.size} accounts, ${differing.length} lost or changed`,
);
const isEmpty = [documents, files, accounts].some(({ size }) => size === 0);
process.exitCode = differing.length === 0 && !isEmpty ? 0 : 1;
