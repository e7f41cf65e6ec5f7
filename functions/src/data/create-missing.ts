import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

interface FirstDocument {
  ref: DocumentReference;
  fields: object;
}

/** Creates the documents that do not exist yet, all at once. Existing ones stay unchanged. */
export async function createMissing(db: Firestore, firsts: readonly FirstDocument[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...firsts.map(({ ref }) => ref));
    for (const { ref, fields } of firsts.filter((_, index) => !stored[index]?.exists)) {
      transaction.create(ref, fields);
    }
  });
}
