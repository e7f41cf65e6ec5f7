import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { now } from '../platform/clock.ts';
import type { ChurchStores } from './write-archive.ts';

const importedSchema = z.object({ documents: z.number(), accounts: z.number(), files: z.number() });

export type Imported = z.infer<typeof importedSchema>;

const markSchema = z.object({
  export_id: z.string(),
  /** Set once everything is imported and compared. */
  imported: importedSchema.optional(),
});

/** Returns the document that marks a project during an import, so that an interrupted import can continue. */
export function importMark(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.migrations).doc('import');
}

/** Records that everything is imported. From then on, the project may differ from the archive. */
export async function markCompared(db: Firestore, imported: Imported): Promise<void> {
  await importMark(db).update({ imported });
}

/**
 * Begins an import into an empty project, or continues an interrupted one.
 * @returns the counts if everything is already imported, otherwise null
 * @throws Error if the project contains other data or part of another archive
 */
export async function beginImport(stores: ChurchStores, exportId: string): Promise<Imported | null> {
  const mark = await importMark(stores.db).get();
  if (!mark.exists) {
    await requireEmpty(stores);
    await importMark(stores.db).create({ export_id: exportId, began_at: now() });
    return null;
  }
  const { export_id, imported } = markSchema.parse(mark.data());
  if (export_id !== exportId) {
    throw new Error('Another archive was only partly imported: import that one first.');
  }
  return imported ?? null;
}

async function requireEmpty({ db, auth, bucket }: ChurchStores): Promise<void> {
  const [collections, { users }, [files]] = await Promise.all([
    db.listCollections(),
    auth.listUsers(1),
    bucket.getFiles({ maxResults: 1, autoPaginate: false }),
  ]);
  const found = [
    ...collections.slice(0, 1).map(({ id }) => `documents in ${id}`),
    ...users.map(() => 'accounts'),
    ...files.map(() => 'files'),
  ];
  if (found.length > 0) {
    throw new Error(`The project is not empty. It has ${found.join(', ')}.`);
  }
}
