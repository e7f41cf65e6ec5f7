import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import type { Erasure } from '@prayer-community/domain/retention/erasure';
import { recordErasure } from '../functions/src/data/erasure-ledger.ts';
import { ERASERS } from '../functions/src/erasers.ts';
import { erase, replayErasures } from '../functions/src/retention/replay-erasures.ts';
import { testBucket, testFirestore } from '../functions/src/testing/test-backend.ts';
import { silentWav } from '../functions/src/testing/wav-file.ts';
import { startBackend } from '../tools/backend/backend.ts';
import { findFreePorts } from '../tools/backend/ports.ts';
import { CACHE_FOLDER, PROJECT_ID, STORAGE_BUCKET } from '../tools/project.ts';
import { seedBackend } from './demo-data/seed-backend.ts';
import { differences, readStoredState, type StoredState } from './rehearse-restore/stored-state.ts';

const NAME = 'rehearse-restore';
const dataFolder = join(CACHE_FOLDER, `${NAME}-export`);
const backupFolder = join(CACHE_FOLDER, `${NAME}-backup`);
// Both backends use the same ports because the Admin SDK looks up the address of the file storage only once.
const ports = await findFreePorts();

/** Returns the state of a new backend, which starts from the earlier export, if any, and exports its data when it stops. */
async function stateOfBackend(
  prepare: (environment: Record<string, string>) => Promise<void>,
): Promise<StoredState> {
  const backend = await startBackend({
    name: NAME,
    ports,
    only: ['auth', 'firestore', 'storage'],
    dataFolder,
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
  await seedBackend(environment);
  await testBucket().file(recordingPath(randomUUID(), Date.now())).save(silentWav());
}

rmSync(dataFolder, { recursive: true, force: true });
rmSync(backupFolder, { recursive: true, force: true });
const before = await stateOfBackend(fill);
cpSync(databaseIn(dataFolder), databaseIn(backupFolder), { recursive: true });
const restored = await stateOfBackend(async () => {});
const differing = differences(before, restored);
for (const name of differing) {
  console.log(`lost or changed: ${name}`);
}

const erasedAt = new Date();
let chosen: Erasure[] = [];
const erased = await stateOfBackend(async () => {
  chosen = await eraseSome(erasedAt);
});
// The database is lost and restored to its earlier state. Files and accounts stay as they are.
rmSync(databaseIn(dataFolder), { recursive: true });
cpSync(databaseIn(backupFolder), databaseIn(dataFolder), { recursive: true });
let broughtBack = 0;
let replayed = 0;
const replayedState = await stateOfBackend(async () => {
  const fromBackup = await readStoredState(PROJECT_ID, STORAGE_BUCKET);
  broughtBack = differences(erased, fromBackup).length;
  replayed = await replayErasures(testFirestore(), testBucket(), ERASERS, erasedAt);
});
const remaining = differences(erased, replayedState);
for (const name of remaining) {
  console.log(`brought back: ${name}`);
}
rmSync(dataFolder, { recursive: true });
rmSync(backupFolder, { recursive: true });

const { documents, files, accounts } = before;
console.log(
  `restore: ${documents.size} documents, ${files.size} files, ${accounts.size} accounts, ${differing.length} lost or changed; ${replayed} erasures replayed, ${remaining.length} brought back`,
);
const isEmpty = [documents, files, accounts].some(({ size }) => size === 0);
const isReplayed = broughtBack > 0 && replayed === chosen.length && remaining.length === 0;
process.exitCode = differing.length === 0 && !isEmpty && isReplayed ? 0 : 1;

function databaseIn(folder: string): string {
  return join(folder, 'firestore_export');
}

async function eraseSome(now: Date): Promise<Erasure[]> {
  const db = testFirestore();
  const first = async (collection: string) =>
    (await db.collection(collection).limit(1).get()).docs[0]?.id ?? '';
  const erasures: Erasure[] = [
    { kind: 'circle', id: await first(COLLECTIONS.prayerCircles) },
    { kind: 'member', id: await first(COLLECTIONS.profiles) },
    { kind: 'post', id: await first(COLLECTIONS.beliefWallPosts) },
    { kind: 'request', id: await first(COLLECTIONS.prayerRequests) },
  ];
  for (const erasure of erasures) {
    await recordErasure(erasure);
    await erase(db, erasure, ERASERS, now);
  }
  return erasures;
}
