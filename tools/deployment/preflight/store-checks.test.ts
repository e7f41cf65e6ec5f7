import { expect, it } from 'vitest';
import { type Google, GoogleError } from '../google.ts';
import { backups, bucket, CORS, database } from './store-checks.ts';

const target = (google: Google) => ({
  google,
  project: 'our-church',
  projectNumber: '1',
  region: 'moon-west1',
  functionsSettings: {},
  webSettings: {},
  functionNames: [],
});

it('says how to choose another region where Google makes no database', async () => {
  const [missing] = await database(
    target({
      async call({ method }) {
        if (method === 'POST') {
          throw new GoogleError(400, 'The location moon-west1 is not available.');
        }
        return null;
      },
    }),
  );

  const fixing = missing?.fix?.();

  await expect(fixing).rejects.toThrow('Google makes no database in moon-west1');
  await expect(fixing).rejects.toThrow('npm run setup -- --project our-church asks for another region');
});

it('makes a bucket from which browsers may fetch at once, so that nobody is asked a second time', async () => {
  const changes: (readonly [path: string, body: object | undefined])[] = [];
  const [missing] = await bucket(
    target({
      async call({ method, path, body }) {
        if (method === undefined) {
          return null;
        }
        changes.push([path, body]);
        return { bucket: { name: 'projects/our-church/buckets/our-church.firebasestorage.app' } };
      },
    }),
  );

  await missing?.fix?.();

  expect(changes).toEqual([
    ['v1alpha/projects/our-church/defaultBucket', { location: 'moon-west1' }],
    ['storage/v1/b/our-church.firebasestorage.app', { cors: CORS }],
  ]);
});

it('says how to go on where the database is in another region for good', async () => {
  const missing = await database(target({ call: async () => ({ locationId: 'europe-west3' }) }));

  expect(missing).toHaveLength(1);
  expect(missing[0]?.fix).toBeUndefined();
  expect(missing[0]?.what).toContain('The database is in europe-west3, which cannot change');
});

it('makes a daily backup where there is none', async () => {
  const changes: (readonly [path: string, body: object | undefined])[] = [];
  const [missing] = await backups(
    target({
      async call({ method, path, body }) {
        if (method !== undefined) {
          changes.push([path, body]);
        }
        return {};
      },
    }),
  );

  await missing?.fix?.();

  expect(changes).toEqual([
    [
      'v1/projects/our-church/databases/(default)/backupSchedules',
      { retention: '8467200s', dailyRecurrence: {} },
    ],
  ]);
});

it('leaves backups as they are where a schedule makes some', async () => {
  const weekly = { backupSchedules: [{ weeklyRecurrence: { day: 'SUNDAY' } }] };
  expect(await backups(target({ call: async () => weekly }))).toEqual([]);
});
