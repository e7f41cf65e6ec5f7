import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { storeRequest } from '../../testing/stored-request.ts';
import { ownFirestore, testFirestore } from '../../testing/test-backend.ts';
import type { Migration } from './migration.ts';
import { MigrationRunningError } from './migration-state.ts';
import { MIGRATIONS } from './migrations.ts';
import { previewMigrations, runMigrations } from './run-migrations.ts';

const REQUESTS = 7;

const HANGING = fileURLToPath(new URL('../../testing/hanging-migration.ts', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../../../scripts/migrate.ts', import.meta.url));

const now = () => new Date();
const inSixMinutes = () => new Date(Date.now() + 6 * 60_000);

/** Stores requests from before `effective_urgency` and `awaits_listening` existed. */
async function storeEarlier(db: Firestore): Promise<void> {
  for (let stored = 0; stored < REQUESTS; stored += 1) {
    const ref = await storeRequest({ prayer_text: 'For my daughter.' }, db);
    await ref.update({
      effective_urgency: FieldValue.delete(),
      awaits_listening: FieldValue.delete(),
    });
  }
}

async function migratedIn(db: Firestore): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await db.collection(COLLECTIONS.prayerRequests).get();
  return docs.filter((request) => request.get('effective_urgency') !== undefined);
}

async function runScript(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT, ...args]);
  return stdout;
}

/** Starts a run and kills the process once two batches of two are recorded. */
async function killHalfWay(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', HANGING], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('a killed run blocks another one at first, and a later run resumes where it stopped', async () => {
  const db = testFirestore();
  await storeEarlier(db);
  await killHalfWay();
  const half = await migratedIn(db);
  expect(half).toHaveLength(4);

  await expect(runScript()).rejects.toThrow(/Another run migrates this store, or was killed/);
  expect(await runMigrations(db, { now: inSixMinutes })).toMatchObject([
    { read: 3, changed: 3, isDone: true },
    { read: REQUESTS, changed: 0, isDone: true },
    { read: REQUESTS, changed: 0, isDone: true },
  ]);

  const whole = await migratedIn(db);
  expect(whole).toHaveLength(REQUESTS);
  const updates = new Map(whole.map(({ id, updateTime }) => [id, updateTime]));
  expect(half.map(({ id }) => updates.get(id))).toEqual(half.map(({ updateTime }) => updateTime));
  expect(await runScript()).toBe('All migrations are done.\n');
});

it('a dry run counts requests without changing anything', async () => {
  const db = ownFirestore();
  await storeEarlier(db);
  await storeRequest({}, db);

  expect(await previewMigrations(db, { batch: 3 })).toMatchObject([
    { read: 8, changed: 7 },
    { read: 8, changed: 0 },
    { read: 8, changed: 0 },
  ]);

  expect(await migratedIn(db)).toHaveLength(1);
  expect((await db.collection(COLLECTIONS.migrations).get()).size).toBe(0);
});

it('only one run at a time can migrate a store', async () => {
  const db = ownFirestore();
  await storeEarlier(db);

  await runMigrations(db, {
    now,
    batch: 2,
    async shouldStop({ isDone }) {
      await (isDone || expect(runMigrations(db, { now })).rejects.toThrow(MigrationRunningError));
      return false;
    },
  });

  expect(await migratedIn(db)).toHaveLength(REQUESTS);
});

it('a run that lost its lease fails without recording anything', async () => {
  const db = ownFirestore();
  await storeEarlier(db);

  const slow = runMigrations(db, {
    now,
    batch: 2,
    async shouldStop() {
      await runMigrations(db, { now: inSixMinutes });
      return false;
    },
  });

  await expect(slow).rejects.toThrow(MigrationRunningError);
  expect((await db.collection(COLLECTIONS.migrations).doc('state').get()).get('version')).toBe(
    MIGRATIONS.length,
  );
});

it('a stopped run is resumed by the next one', async () => {
  const db = ownFirestore();
  await storeEarlier(db);

  const first = await runMigrations(db, { now, batch: 2, shouldStop: ({ read }) => read >= 4 });
  const second = await runMigrations(db, { now });

  expect(first).toMatchObject([{ read: 4, changed: 4, isDone: false }]);
  expect(second).toMatchObject([
    { read: 3, changed: 3, isDone: true },
    { read: REQUESTS, changed: 0, isDone: true },
    { read: REQUESTS, changed: 0, isDone: true },
  ]);
  expect(await runMigrations(db, { now })).toEqual([]);
});

it('a store at the first version runs all migrations in order, and a later one only the newer migrations', async () => {
  const db = ownFirestore();
  await storeRequest({}, db);
  const mark = (name: string): Migration => ({
    name,
    collection: COLLECTIONS.prayerRequests,
    isEarlier: (document) => document.get(name) === undefined,
    async migrate(_db, ref) {
      await ref.update({ [name]: true });
      return 'changed';
    },
  });
  const named = async (migrations: Migration[]) =>
    (await runMigrations(db, { now, migrations })).map(({ name }) => name);

  expect(await named([mark('a'), mark('b')])).toEqual(['a', 'b']);
  expect(await named([mark('a'), mark('b'), mark('c')])).toEqual(['c']);
});

it('migration names are numbered consecutively', () => {
  const numbers = MIGRATIONS.map(({ name }) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(MIGRATIONS.map((_, place) => place + 1));
});
