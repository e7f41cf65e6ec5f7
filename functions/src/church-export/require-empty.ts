import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ChurchStores } from './write-archive.ts';

/** Stands in a project while an archive is brought in, so that an import that was cut off can go on. */
export function importMark(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.migrations).doc('import');
}

/**
 * Lets an import begin in a project that holds nothing, or go on where it was cut off.
 * @throws Error where the project holds something else
 */
export async function requireEmpty({ db, auth, bucket }: ChurchStores, exportId: string): Promise<void> {
  const mark = await importMark(db).get();
  if (mark.exists) {
    if (mark.get('export_id') !== exportId) {
      throw new Error('Another archive was brought in here by half: bring that one in first.');
    }
    return;
  }
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
  await importMark(db).create({ export_id: exportId, began_at: new Date() });
}
