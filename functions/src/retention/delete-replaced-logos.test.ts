import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { LOGO_IMAGES, logoFile } from '@prayer-community/domain/settings/logo';
import { expect, it } from 'vitest';
import { ownBucket, ownFirestore } from '../testing/test-backend.ts';
import { deleteReplacedLogos } from './delete-replaced-logos.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const [SHOWN, REPLACED] = ['a'.repeat(32), 'b'.repeat(32)];

it('images of a replaced logo are deleted a day after the last change, and current images remain', async () => {
  const db = ownFirestore();
  const bucket = ownBucket();
  const shown = LOGO_IMAGES.map((image) => logoFile(SHOWN, image));
  const replaced = LOGO_IMAGES.map((image) => logoFile(REPLACED, image));
  await Promise.all([...shown, ...replaced].map((path) => bucket.file(path).save('pixels')));
  await db
    .collection(COLLECTIONS.settings)
    .doc('identity')
    .set(identitySettingsSchema.parse({ logo: { id: SHOWN, width: 96 } }));

  expect(await deleteReplacedLogos(db, bucket, inDays(0.9))).toBe(0);
  expect(await deleteReplacedLogos(db, bucket, inDays(1.1))).toBe(LOGO_IMAGES.length);

  const [left] = await bucket.getFiles();
  expect(left.map(({ name }) => name).sort()).toEqual([...shown].sort());
});

it('settings that are lost or were not restored yet delete no images', async () => {
  const bucket = ownBucket();
  await bucket.file(logoFile(SHOWN, LOGO_IMAGES[0])).save('pixels');

  expect(await deleteReplacedLogos(ownFirestore(), bucket, inDays(1.1))).toBe(0);
});
