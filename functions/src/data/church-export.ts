import { type ChurchExport, churchExportFields } from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Bucket } from '../platform/admin.ts';
import { readerOf } from '../platform/reader-of.ts';

export function churchExports(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.exports);
}

export const readExport = readerOf<ChurchExport<Date>>(z.object(churchExportFields(storedInstant)));

/** Deletes expired archives and returns how many. The log of downloads stays. */
export async function deleteExpiredArchives(db: Firestore, store: Bucket, now: Date): Promise<number> {
  const expired = await churchExports(db).where('expires_at', '<=', now).get();
  const stored = expired.docs.filter((document) => readExport(document)?.file_path);
  for (const document of stored) {
    await store.file(String(document.get('file_path'))).delete({ ignoreNotFound: true });
    await document.ref.update({ file_path: null, open_until: {} });
  }
  return stored.length;
}
