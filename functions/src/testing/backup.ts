import type { CollectionReference, DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { testFirestore } from './test-backend.ts';

type Backup = ReadonlyMap<string, DocumentData>;

export async function takeBackup(): Promise<Backup> {
  const found = await Promise.all((await allReferences()).map((ref) => ref.get()));
  return new Map(
    found.flatMap((document) => {
      const data = document.data();
      return data ? [[document.ref.path, data] as const] : [];
    }),
  );
}

/** Restores the database, and nothing else, to its former state. */
export async function restoreBackup(backup: Backup): Promise<void> {
  const db = testFirestore();
  const later = (await allReferences()).filter(({ path }) => !backup.has(path));
  await Promise.all(later.map((ref) => ref.delete()));
  await Promise.all([...backup].map(([path, data]) => db.doc(path).set(data)));
}

async function allReferences(): Promise<DocumentReference[]> {
  return (await Promise.all((await testFirestore().listCollections()).map(referencesBelow))).flat();
}

async function referencesBelow(collection: CollectionReference): Promise<DocumentReference[]> {
  const references = await collection.listDocuments();
  const below = references.map(async (ref) =>
    Promise.all((await ref.listCollections()).map(referencesBelow)),
  );
  return [...references, ...(await Promise.all(below)).flat(2)];
}
