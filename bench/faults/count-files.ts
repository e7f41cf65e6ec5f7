import { testBucket } from '../../functions/src/testing/test-backend.ts';

/** Counts the stored files whose paths are in a field of these documents. */
export async function countFiles(
  documents: readonly FirebaseFirestore.DocumentSnapshot[],
  field: string,
): Promise<number> {
  const found = await Promise.all(
    documents.map((document) =>
      testBucket()
        .file(String(document.get(field)))
        .exists(),
    ),
  );
  return found.filter(([exists]) => exists).length;
}
