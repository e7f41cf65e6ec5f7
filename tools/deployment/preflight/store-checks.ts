import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { REPOSITORY } from '../../project.ts';
import { GoogleError } from '../google.ts';
import type { Check, Missing } from './check.ts';

const databaseSchema = z.object({ locationId: z.string() });
const schedulesSchema = z.object({ backupSchedules: z.array(z.unknown()).default([]) });
const defaultBucketSchema = z.object({ bucket: z.object({ name: z.string() }), location: z.string() });
const bucketNameSchema = z
  .object({ bucket: z.object({ name: z.string() }) })
  .transform(({ bucket: { name } }) => name.split('/').at(-1) ?? '');
const bucketSchema = z.object({
  cors: z.array(z.unknown()).default([]),
  softDeletePolicy: z.object({ retentionDurationSeconds: z.coerce.number().default(0) }).optional(),
  versioning: z.object({ enabled: z.boolean().default(false) }).optional(),
});

/** Regions of functions that belong to the two places of many regions. */
const MULTI_REGIONS: Readonly<Record<string, string>> = { nam5: 'us-central1', eur3: 'europe-west1' };

const INVALID_ARGUMENT = 400;

const WEEK_SECONDS = 604_800;

/** Google stores none for longer. */
const BACKUP_WEEKS = 14;

/** Origins may all fetch: the rules of Storage decide who gets a file. */
export const CORS: unknown[] = z
  .array(z.unknown())
  .parse(JSON.parse(readFileSync(join(REPOSITORY, 'cors.json'), 'utf8')));

export const database: Check = async ({ google, project, region }) => {
  const answer = await google.call({
    api: 'firestore',
    path: `v1/projects/${project}/databases/(default)`,
    mayBeAbsent: true,
  });
  if (answer === null) {
    const fix = async () => {
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
    };
    return [
      { what: `There is no Firestore database: one will be made in ${region} and can never move`, fix },
    ];
  }
  const { locationId } = databaseSchema.parse(answer);
  return (MULTI_REGIONS[locationId] ?? locationId) === region
    ? []
    : [
        {
          what: `The database is in ${locationId}, which cannot change, and REGION says ${region}: take the line REGION out of functions/.env.${project} and run npm run setup -- --project ${project}`,
        },
      ];
};

/** Once there is a database. */
export const backups: Check = async ({ google, project }) => {
  const path = `v1/projects/${project}/databases/(default)/backupSchedules`;
  const { backupSchedules } = schedulesSchema.parse(await google.call({ api: 'firestore', path }));
  const body = { retention: `${BACKUP_WEEKS * WEEK_SECONDS}s`, dailyRecurrence: {} };
  const fix = async () => {
    await google.call({ api: 'firestore', method: 'POST', path, body });
  };
  return backupSchedules.length > 0
    ? []
    : [{ what: `There are no backups: one a day will be made, and stored for ${BACKUP_WEEKS} weeks`, fix }];
};

/** The default bucket, and that browsers may fetch from it and what is deleted is gone within a week. */
export const bucket: Check = async ({ google, project, region, webSettings }) => {
  const answer = await google.call({
    api: 'firebasestorage',
    path: `v1alpha/projects/${project}/defaultBucket`,
    mayBeAbsent: true,
  });
  if (answer === null) {
    const fix = async () => {
      const created = await google.call({
        api: 'firebasestorage',
        method: 'POST',
        path: `v1alpha/projects/${project}/defaultBucket`,
        body: { location: region },
      });
      // With the bucket, so that nobody is asked a second time.
      const path = `storage/v1/b/${bucketNameSchema.parse(created)}`;
      await google.call({ api: 'storage', method: 'PATCH', path, body: { cors: CORS } });
    };
    return [{ what: `There is no bucket for files: one will be made in ${region} and can never move`, fix }];
  }
  const { bucket: made, location } = defaultBucketSchema.parse(answer);
  const name = made.name.split('/').at(-1) ?? '';
  const missing: Missing[] = [];
  if (location.toLowerCase() !== region) {
    missing.push({ what: `The bucket ${name} is in ${location}, and REGION says ${region}` });
  }
  if (!(webSettings.VITE_FIREBASE_CONFIG ?? '').includes(`"${name}"`)) {
    missing.push({ what: `VITE_FIREBASE_CONFIG must name the bucket of the project: ${name}` });
  }
  const patch = async (body: object) => {
    await google.call({ api: 'storage', method: 'PATCH', path: `storage/v1/b/${name}`, body });
  };
  const { cors, softDeletePolicy, versioning } = bucketSchema.parse(
    await google.call({ api: 'storage', path: `storage/v1/b/${name}` }),
  );
  if (!isDeepStrictEqual(cors, CORS)) {
    missing.push({
      what: 'Browsers may not fetch recordings (cors.json)',
      fix: () => patch({ cors: CORS }),
    });
  }
  if (versioning?.enabled === true) {
    missing.push({
      what: 'The bucket keeps versions of deleted recordings',
      fix: () => patch({ versioning: { enabled: false } }),
    });
  }
  if ((softDeletePolicy?.retentionDurationSeconds ?? 0) > WEEK_SECONDS) {
    missing.push({
      what: 'The bucket keeps deleted recordings for more than a week',
      fix: () => patch({ softDeletePolicy: { retentionDurationSeconds: String(WEEK_SECONDS) } }),
    });
  }
  return missing;
};
