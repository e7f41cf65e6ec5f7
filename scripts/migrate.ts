/**
 * Migrates the stored documents of a project to the format of this version.
 *   npm run migrate -- --project my-project [--dry-run]
 * Ctrl-C stops it after the current batch, and the next run continues there. --dry-run only counts. In production, uses
 * Application Default Credentials (`gcloud auth application-default login`). Without --project, uses the local backend
 * that FIRESTORE_EMULATOR_HOST points to. The hash key comes from the environment (SIGN_IN_CODE_PEPPER) or from the
 * project's Secret Manager.
 */
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { describeReport } from '../functions/src/data/migrations/describe-report.ts';
import {
  type MigrationReport,
  previewMigrations,
  runMigrations,
} from '../functions/src/data/migrations/run-migrations.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProject, runCommand } from '../tools/project-command.ts';

await runCommand(migrate);

async function migrate(): Promise<void> {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const projectId = adminProject(REPOSITORY, values.project);
  initializeApp({ projectId });
  if (!values['dry-run']) {
    process.env.SIGN_IN_CODE_PEPPER ||= await readPepper(projectId, values.project === undefined);
  }
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const reports = values['dry-run']
    ? await previewMigrations(getFirestore())
    : await runMigrations(getFirestore(), {
        now: () => new Date(),
        shouldStop(report) {
          console.log(describeReport(report));
          return stopping.signal.aborted;
        },
      });
  console.log(values['dry-run'] ? previewOf(reports) : outcomeOf(reports));
}

const secretSchema = z.object({ payload: z.object({ data: z.base64().min(1) }) });

/** Returns the key that the functions hash with. A hash made with any other key would never be found. */
async function readPepper(projectId: string, isLocal: boolean): Promise<string> {
  if (isLocal) {
    throw new Error('SIGN_IN_CODE_PEPPER is not set: it must be that of the local functions.');
  }
  const { access_token } = await applicationDefault().getAccessToken();
  const secret = `projects/${projectId}/secrets/SIGN_IN_CODE_PEPPER/versions/latest`;
  const response = await fetch(`https://secretmanager.googleapis.com/v1/${secret}:access`, {
    headers: { authorization: `Bearer ${access_token}`, 'x-goog-user-project': projectId },
  });
  if (!response.ok) {
    throw new Error(
      `SIGN_IN_CODE_PEPPER cannot be read (${response.status}): grant yourself Secret Manager Secret Accessor, or set it in the environment.`,
    );
  }
  const { payload } = secretSchema.parse(await response.json());
  return Buffer.from(payload.data, 'base64').toString('utf8');
}

function previewOf(reports: readonly MigrationReport[]): string {
  const lines = reports.map(({ name, changed, read }) => `${name}: would change ${changed} of ${read}`);
  return lines.join('\n') || 'No migration is due.';
}

function outcomeOf(reports: readonly MigrationReport[]): string {
  return reports.every(({ isDone }) => isDone)
    ? 'All migrations are done.'
    : 'Stopped. The next run continues from here.';
}
