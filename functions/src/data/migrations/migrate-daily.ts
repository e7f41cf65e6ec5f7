import type { Firestore } from 'firebase-admin/firestore';
import { now } from '../../platform/clock.ts';
import { describeReport } from './describe-report.ts';
import { MigrationRunningError } from './migration-state.ts';
import { type MigrationReport, runMigrations } from './run-migrations.ts';

/** A scheduled run shares its nine minutes with others. */
const READ_PER_RUN = 10_000;

/** Migrates a part of the store, where `npm run migrate` has not; lines for the log. */
export async function migrateDaily(db: Firestore): Promise<string[]> {
  try {
    const shouldStop = ({ read }: MigrationReport) => read >= READ_PER_RUN;
    return (await runMigrations(db, { now, shouldStop })).map(describeReport);
  } catch (error) {
    if (error instanceof MigrationRunningError) {
      return [error.message];
    }
    throw error;
  }
}
