import { expect, it } from 'vitest';
import { GoogleError } from '../google.ts';
import { fakeTarget } from '../testing/fake-target.ts';
import { backups, bucket, CORS, database } from './store-checks.ts';

it('the database fix explains how to choose another region if Google refuses the chosen one', async () => {
  const { target } = fakeTarget(({ method }) => {
    if (method === 'POST') {
      throw new GoogleError(400, 'The location moon-west1 is not available.');
    }
    return null;
  });
  const [missing] = await database(target);

  const fixing = missing?.fix?.();

  await expect(fixing).rejects.toThrow('Google makes no database in moon-west1');
  await expect(fixing).rejects.toThrow('npm run setup -- --project our-church asks for another region');
});

it('the bucket fix creates a bucket and its CORS rules together, so no second prompt is needed', async () => {
  const made = { bucket: { name: 'projects/our-church/buckets/our-church.firebasestorage.app' } };
  const { target, changes } = fakeTarget(({ method }) => (method === undefined ? null : made));
  const [missing] = await bucket(target);

  await missing?.fix?.();

  expect(changes).toEqual([
    ['v1alpha/projects/our-church/defaultBucket', { location: 'moon-west1' }],
    [
      'storage/v1/b/our-church.firebasestorage.app',
      { cors: CORS, softDeletePolicy: { retentionDurationSeconds: '604800' } },
    ],
  ]);
});

it('the database check explains what to do if the database is permanently in another region', async () => {
  const missing = await database(fakeTarget(() => ({ locationId: 'europe-west3' })).target);

  expect(missing).toHaveLength(1);
  expect(missing[0]?.fix).toBeUndefined();
  expect(missing[0]?.what).toContain('The database is in europe-west3, which cannot change');
});

it.each([
  ['EUROPE-WEST3', 'choose europe-west3 as the region'],
  ['EU', 'use another project'],
])('the bucket check explains what to do if the bucket is permanently in %s', async (location, wayOut) => {
  const found = { bucket: { name: 'projects/our-church/buckets/b' }, location };
  const { target } = fakeTarget(({ api }) => (api === 'firebasestorage' ? found : { cors: CORS }));

  const [{ what = '' } = {}] = await bucket(target);

  expect(what).toContain(`The bucket b is in ${location}`);
  expect(what).toContain(wayOut);
});

it.each([
  ['is switched off', { softDeletePolicy: { retentionDurationSeconds: '0' } }],
  ['is absent', {}],
  ['lasts a day', { softDeletePolicy: { retentionDurationSeconds: '86400' } }],
  ['lasts a month', { softDeletePolicy: { retentionDurationSeconds: '2592000' } }],
])('the bucket fix sets a soft delete of a week if it %s', async (_what, found) => {
  const named = { bucket: { name: 'projects/our-church/buckets/b' }, location: 'MOON-WEST1' };
  const { target, changes } = fakeTarget(
    ({ api }) => (api === 'firebasestorage' ? named : { cors: CORS, ...found }),
    { webSettings: { VITE_FIREBASE_CONFIG: '{"storageBucket":"b"}' } },
  );
  const missing = await bucket(target);

  expect(missing).toHaveLength(1);
  await missing[0]?.fix?.();

  expect(changes).toEqual([['storage/v1/b/b', { softDeletePolicy: { retentionDurationSeconds: '604800' } }]]);
});

it('the backup fix creates a daily schedule if there is none', async () => {
  const { target, changes } = fakeTarget(() => ({}));
  const [missing] = await backups(target);

  await missing?.fix?.();

  expect(changes).toEqual([
    [
      'v1/projects/our-church/databases/(default)/backupSchedules',
      { retention: '8467200s', dailyRecurrence: {} },
    ],
  ]);
});

it('the backup check leaves an existing daily schedule unchanged, and does not take a weekly one for it', async () => {
  const checked = (schedule: object) => backups(fakeTarget(() => ({ backupSchedules: [schedule] })).target);

  expect(await checked({ dailyRecurrence: {}, retention: '604800s' })).toEqual([]);
  expect(await checked({ weeklyRecurrence: { day: 'SUNDAY' } })).toHaveLength(1);
});
