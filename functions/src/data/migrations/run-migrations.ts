import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';
import { MigrationLease, type Progress, readProgress } from './migration-state.ts';
import { MIGRATIONS } from './migrations.ts';

const BATCH = 100;

/** Counts of a migration run. Never contains text. */
export interface MigrationReport {
  readonly name: string;
  readonly read: number;
  readonly changed: number;
  readonly unreadable: number;
  /** False if the run stopped before the last document. */
  readonly isDone: boolean;
}

interface MigrationOptions {
  readonly now: () => Date;
  readonly migrations?: readonly Migration[];
  /** The number of documents read at once. */
  readonly batch?: number;
  /** Called after each batch with the report of the current migration so far. */
  readonly shouldStop?: (report: MigrationReport) => boolean | Promise<boolean>;
}

/**
 * Migrates a store to the form of this version. Costs one read if there is nothing to migrate. A run may be interrupted
 * at any time: the next one continues after the last recorded batch and changes no document twice.
 * @throws MigrationRunningError while another run migrates the store
 */
export async function runMigrations(db: Firestore, options: MigrationOptions): Promise<MigrationReport[]> {
  const { migrations = MIGRATIONS, batch = BATCH, shouldStop = () => false } = options;
  if ((await readProgress(db)).version >= migrations.length) {
    return [];
  }
  const lease = new MigrationLease(db, options.now);
  const reports: MigrationReport[] = [];
  let progress = await lease.take();
  let isStopped = false;
  for (const migration of migrations.slice(progress.version)) {
    let report: MigrationReport = { name: migration.name, read: 0, changed: 0, unreadable: 0, isDone: false };
    while (!report.isDone && !isStopped) {
      const documents = await readBatch(db, migration, progress, batch);
      report = await migrateBatch(db, migration, documents, { ...report, isDone: documents.length < batch });
      progress = after(progress, report, documents);
      await lease.saveProgress(progress);
      isStopped = await shouldStop(report);
    }
    reports.push(report);
    if (isStopped) {
      break;
    }
  }
  await lease.release();
  return reports;
}

/** Counts what a run would read and change, without changing anything. */
export async function previewMigrations(
  db: Firestore,
  { migrations = MIGRATIONS, batch = BATCH }: Pick<MigrationOptions, 'migrations' | 'batch'> = {},
): Promise<MigrationReport[]> {
  let progress = await readProgress(db);
  const reports: MigrationReport[] = [];
  for (const migration of migrations.slice(progress.version)) {
    let report: MigrationReport = { name: migration.name, read: 0, changed: 0, unreadable: 0, isDone: false };
    while (!report.isDone) {
      const documents = await readBatch(db, migration, progress, batch);
      const changed = report.changed + documents.filter((document) => migration.isEarlier(document)).length;
      report = { ...report, read: report.read + documents.length, changed, isDone: documents.length < batch };
      progress = after(progress, report, documents);
    }
    reports.push(report);
  }
  return reports;
}

async function readBatch(
  db: Firestore,
  { collection }: Migration,
  { cursor }: Progress,
  batch: number,
): Promise<QueryDocumentSnapshot[]> {
  const byId = db.collection(collection).orderBy(FieldPath.documentId()).limit(batch);
  return (await (cursor === '' ? byId : byId.startAfter(cursor)).get()).docs;
}

async function migrateBatch(
  db: Firestore,
  migration: Migration,
  documents: readonly QueryDocumentSnapshot[],
  report: MigrationReport,
): Promise<MigrationReport> {
  const earlier = documents.filter((document) => migration.isEarlier(document));
  const outcomes = await Promise.all(earlier.map(({ ref }) => migration.migrate(db, ref)));
  return {
    ...report,
    read: report.read + documents.length,
    changed: report.changed + outcomes.filter((outcome) => outcome === 'changed').length,
    unreadable: report.unreadable + outcomes.filter((outcome) => outcome === 'unreadable').length,
  };
}

function after(
  { version, cursor }: Progress,
  { isDone }: MigrationReport,
  documents: readonly QueryDocumentSnapshot[],
): Progress {
  return isDone ? { version: version + 1, cursor: '' } : { version, cursor: documents.at(-1)?.id ?? cursor };
}
