import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { REPOSITORY } from '../../project.ts';
import { GoogleError } from '../google.ts';
import { REGIONS } from '../regions.ts';
import { type Check, missingUnless, type Target } from './check.ts';

const databaseSchema = z.object({ locationId: z.string() });
const schedulesSchema = z.object({
  backupSchedules: z.array(z.object({ dailyRecurrence: z.object({}).optional() })).default([]),
});
const defaultBucketSchema = z.object({
  bucket: z.object({ name: z.string() }).transform(({ name }) => name.split('/').at(-1) ?? ''),
  location: z.string(),
});
const bucketSchema = z.object({
  cors: z.array(z.unknown()).default([]),
  softDeletePolicy: z.object({ retentionDurationSeconds: z.coerce.number().default(0) }).optional(),
  versioning: z.object({ enabled: z.boolean().default(false) }).optional(),
});

/** The matching functions region for each of the two multi-region locations. */
const MULTI_REGIONS: Readonly<Record<string, string>> = { nam5: 'us-central1', eur3: 'europe-west1' };

const INVALID_ARGUMENT = 400;

const WEEK_SECONDS = 604_800;

/** The only backup of recordings and files. Longer would delay the deletion of personal data. */
const SOFT_DELETE = { retentionDurationSeconds: String(WEEK_SECONDS) };

/** The longest retention that Google offers. */
const BACKUP_WEEKS = 14;

const corsSchema = z.array(
  z.looseObject({
    origin: z.array(z.string()),
    method: z.array(z.string()),
    responseHeader: z.array(z.string()),
  }),
);

export type BucketCors = z.infer<typeof corsSchema>;

/** Any origin may fetch. The Storage rules decide who gets a file. */
export const CORS = corsSchema.parse(JSON.parse(readFileSync(join(REPOSITORY, 'cors.json'), 'utf8')));

export const database: Check = async (target) => {
  const { google, project, region } = target;
  const answer = await google.call({
    api: 'firestore',
    path: `v1/projects/${project}/databases/(default)`,
    mayBeAbsent: true,
  });
  if (answer === null) {
    const what = `There is no Firestore database: one will be made in ${region} and can never move`;
    return [{ what, fix: () => makeDatabase(target) }];
  }
  const { locationId } = databaseSchema.parse(answer);
  return missingUnless(
    (MULTI_REGIONS[locationId] ?? locationId) === region,
    `The database is in ${locationId}, which cannot change, and REGION says ${region}: take the line REGION out of functions/.env.${project} and run npm run setup -- --project ${project}`,
  );
};

async function makeDatabase({ google, project, region }: Target): Promise<void> {
  try {
    await google.call({
      api: 'firestore',
      method: 'POST',
      path: `v1/projects/${project}/databases?databaseId=(default)`,
      body: {
        locationId: region,
        type: 'FIRESTORE_NATIVE',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      },
    });
  } catch (error) {
    throw error instanceof GoogleError && error.status === INVALID_ARGUMENT
      ? new Error(
          `Google makes no database in ${region} (${error.message}) Take the line REGION out of functions/.env.${project}, and npm run setup -- --project ${project} asks for another region.`,
          { cause: error },
        )
      : error;
  }
}

/** Requires an existing database. */
export const backups: Check = async ({ google, project }) => {
  const path = `v1/projects/${project}/databases/(default)/backupSchedules`;
  const { backupSchedules } = schedulesSchema.parse(await google.call({ api: 'firestore', path }));
  const body = { retention: `${BACKUP_WEEKS * WEEK_SECONDS}s`, dailyRecurrence: {} };
  return missingUnless(
    backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence !== undefined),
    `There are no daily backups: one a day will be made, and stored for ${BACKUP_WEEKS} weeks`,
    () => google.call({ api: 'firestore', method: 'POST', path, body }),
  );
};

/** Checks that the default bucket exists, that browsers may fetch from it, and that deleted files remain for a week. */
export const bucket: Check = async ({ google, project, region, webSettings }) => {
  const path = `v1alpha/projects/${project}/defaultBucket`;
  const change = (name: string, body: object) =>
    google.call({ api: 'storage', method: 'PATCH', path: `storage/v1/b/${name}`, body });
  const answer = await google.call({ api: 'firebasestorage', path, mayBeAbsent: true });
  if (answer === null) {
    const fix = async () => {
      const body = { location: region };
      const made = await google.call({ api: 'firebasestorage', method: 'POST', path, body });
      // Set along with the new bucket to avoid asking a second time.
      await change(defaultBucketSchema.pick({ bucket: true }).parse(made).bucket, {
        cors: CORS,
        softDeletePolicy: SOFT_DELETE,
      });
    };
    return [{ what: `There is no bucket for files: one will be made in ${region} and can never move`, fix }];
  }
  const { bucket: name, location } = defaultBucketSchema.parse(answer);
  const { cors, softDeletePolicy, versioning } = bucketSchema.parse(
    await google.call({ api: 'storage', path: `storage/v1/b/${name}` }),
  );
  return [
    ...missingUnless(
      location.toLowerCase() === region,
      `The bucket ${name} is in ${location}, which cannot change, and REGION says ${region}: ${manualFixFor(location, project)}`,
    ),
    ...missingUnless(
      webSettings.VITE_FIREBASE_CONFIG?.includes(`"${name}"`) === true,
      `VITE_FIREBASE_CONFIG must name the bucket of the project: ${name}`,
    ),
    ...missingUnless(isDeepStrictEqual(cors, CORS), 'Browsers may not fetch recordings (cors.json)', () =>
      change(name, { cors: CORS }),
    ),
    ...missingUnless(versioning?.enabled !== true, 'The bucket keeps versions of deleted recordings', () =>
      change(name, { versioning: { enabled: false } }),
    ),
    ...missingUnless(
      softDeletePolicy?.retentionDurationSeconds === WEEK_SECONDS,
      'Deleted recordings must remain in the bucket for a week (soft delete), their only backup',
      () => change(name, { softDeletePolicy: SOFT_DELETE }),
    ),
  ];
};

/** Returns what to do if the bucket is in a location other than the chosen region. */
function manualFixFor(location: string, project: string): string {
  const another = 'use another project, and let the deployment create its bucket';
  const region = REGIONS.find(({ id }) => id === location.toLowerCase());
  return region === undefined
    ? another
    : `if there is no database yet, take the line REGION out of functions/.env.${project}, run npm run setup -- --project ${project} and choose ${region.id} as the region; otherwise ${another}`;
}
