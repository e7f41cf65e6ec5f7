import { EXPORTS_FOLDER } from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CONTENT_FOLDER } from '@prayer-community/domain/daily-content/content-folder';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import {
  RECORDINGS_FOLDER,
  UPLOAD_DELETED_AFTER_MS,
} from '@prayer-community/domain/request-form/recording-path';
import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket, StoredFile } from '../platform/admin.ts';
import { filePagesOf } from '../platform/pages.ts';

/** Older files were checked on each of the days before. Checking them every day would cost a read for every file. */
const CHECKED_DAILY_FOR_MS = 8 * DAY_MS;

/** Checks all files, because the schedule may have been paused for longer. */
const SUNDAY = 0;

const PAGE = 200;

/** Each folder with the documents that own its files. The second segment of a file's path is the document's id. */
const OWNED = [
  { folder: RECORDINGS_FOLDER, collection: COLLECTIONS.prayerRequests, field: 'audio_path' },
  { folder: CONTENT_FOLDER, collection: COLLECTIONS.dailyContent, field: 'file_path' },
  // Left by an attempt that was cut off before its export named the archive.
  { folder: EXPORTS_FOLDER, collection: COLLECTIONS.exports, field: 'file_path' },
] as const;

/** Deletes files that no document uses, such as the recording of a request that was never sent. Returns how many. */
export async function deleteAbandonedFiles(db: Firestore, bucket: Bucket, now: Date): Promise<number> {
  let deleted = 0;
  for (const { folder, collection, field } of OWNED) {
    for await (const files of filePagesOf(bucket, folder, PAGE)) {
      const checked = files.filter((file) => isDueForCheck(file, now));
      const abandoned = await withoutOwner(db, checked, collection, field);
      await Promise.all(abandoned.map((file) => file.delete({ ignoreNotFound: true })));
      deleted += abandoned.length;
    }
  }
  return deleted;
}

function isDueForCheck({ metadata }: StoredFile, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(metadata.timeCreated ?? '');
  // A younger file may still become part of something that is being sent.
  return ageMs > UPLOAD_DELETED_AFTER_MS && (ageMs <= CHECKED_DAILY_FOR_MS || now.getUTCDay() === SUNDAY);
}

async function withoutOwner(
  db: Firestore,
  files: readonly StoredFile[],
  collection: string,
  field: string,
): Promise<StoredFile[]> {
  if (files.length === 0) {
    return [];
  }
  const owners = files.map(({ name }) => db.collection(collection).doc(name.split('/')[1] ?? name));
  const documents = await db.getAll(...owners, { fieldMask: [field] });
  return files.filter(({ name }, index) => documents[index]?.get(field) !== name);
}
