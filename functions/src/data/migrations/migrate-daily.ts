import type { Firestore } from 'firebase-admin/firestore';
import { now } from '../../platform/clock.ts';
import { describeReport } from './describe-report.ts';
import { MigrationRunningError } from './migration-state.ts';
import { type MigrationReport, runMigrations } from './run-migrations.ts';

/** Limited because a scheduled run shares its nine minutes with other tasks. */
const READ_PER_RUN = 10_000;

/** Migrates a part of what `npm run migrate` has not migrated yet. Returns lines for the log. */
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
