import { type ChurchExport, churchExportFields } from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { Bucket } from '../platform/admin.ts';
import { readEach, readerOf } from '../platform/reader-of.ts';
import { type Settled, settleEach } from '../platform/settle-each.ts';

export function churchExports(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.exports);
}

const exportSchema = z.object(churchExportFields(storedInstant));

export const readExport = readerOf<ChurchExport<Date>>(exportSchema);

/** Reads several exports. Logs and skips unreadable ones. */
export function readExports(documents: readonly DocumentSnapshot[]): ChurchExport<Date>[] {
  return readEach(exportSchema, documents);
}

/** Deletes expired archives and returns whether each export still had one. The log of downloads stays. */
export async function deleteExpiredArchives(
  db: Firestore,
  store: Bucket,
  now: Date,
): Promise<Settled<boolean>> {
  const expired = await churchExports(db).where('expires_at', '<=', now).get();
  return settleEach('An expired archive could not be deleted', expired.docs, async (document) => {
    const path = readExport(document)?.file_path ?? null;
    if (path === null) {
      return false;
    }
    await store.file(path).delete({ ignoreNotFound: true });
    await document.ref.update({ file_path: null, open_until: {} });
    return true;
  });
}
