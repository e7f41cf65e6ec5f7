import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { expect, it } from 'vitest';
import { ownBucket, ownFirestore } from '../testing/test-backend.ts';
import { silentWav } from '../testing/wav-file.ts';
import { deleteAbandonedFiles } from './delete-abandoned-files.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** The first time on this day of the week that is more than eight days away. */
const afterEightDays = (day: number) => inDays(9 + ((day + 7 - inDays(9).getUTCDay()) % 7));
const [SUNDAY, MONDAY] = [0, 1];

it('unreferenced files are deleted after a day, and referenced files remain', async () => {
  const db = ownFirestore();
  const bucket = ownBucket();
  const [sent, retaken, neverSent] = [randomUUID(), randomUUID(), randomUUID()];
  const retained = [
    recordingPath(sent, 1_700_000_000_001),
    'daily-content/shownshownshownshow1/1_a.pdf',
    'exports/readyreadyreadyready/export-2026-11-26.zip',
  ];
  const abandoned = [
    recordingPath(retaken, 1_700_000_000_002),
    recordingPath(neverSent, 1_700_000_000_003),
    'daily-content/draftdraftdraftdraf1/1_b.pdf',
    'exports/cutoffcutoffcutoff12/export-2026-11-25.zip',
    'exports/readyreadyreadyready/export-2026-11-25.zip',
  ];
  await Promise.all([...retained, ...abandoned].map((path) => bucket.file(path).save(silentWav())));
  await db.collection(COLLECTIONS.prayerRequests).doc(sent).set({ audio_path: retained[0] });
  await db
    .collection(COLLECTIONS.prayerRequests)
    .doc(retaken)
    .set({ audio_path: recordingPath(retaken, 1_700_000_000_009) });
  await db.collection(COLLECTIONS.dailyContent).doc('shownshownshownshow1').set({ file_path: retained[1] });
  await db.collection(COLLECTIONS.exports).doc('readyreadyreadyready').set({ file_path: retained[2] });
  await db.collection(COLLECTIONS.exports).doc('cutoffcutoffcutoff12').set({ file_path: null });

  expect(await deleteAbandonedFiles(db, bucket, inDays(0.9))).toBe(0);
  expect(await deleteAbandonedFiles(db, bucket, afterEightDays(MONDAY))).toBe(0);
  expect(await deleteAbandonedFiles(db, bucket, inDays(1.1))).toBe(5);

  const [left] = await bucket.getFiles();
  expect(left.map(({ name }) => name).sort()).toEqual([...retained].sort());
});

it('an unreferenced file that was missed for days is deleted on Sunday', async () => {
  const bucket = ownBucket();
  await bucket.file(recordingPath(randomUUID(), 1_700_000_000_004)).save(silentWav());

  expect(await deleteAbandonedFiles(ownFirestore(), bucket, afterEightDays(SUNDAY))).toBe(1);
});
