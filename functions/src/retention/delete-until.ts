import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FIRESTORE_CODES, hasCode } from '../platform/error-code.ts';

const BATCH = 200;

/** Another run was faster, or the document was renewed. */
const CHANGED_CODES = [FIRESTORE_CODES.notFound, FIRESTORE_CODES.failedPrecondition];

/**
 * Deletes the documents whose instant in `field` is not after `until`. Returns how many. A document that was renewed in
 * the meantime stays.
 */
export async function deleteUntil(
  db: Firestore,
  collection: string,
  field: string,
  until: Date,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const expired = await db
      .collection(collection)
      .where(field, '<=', until)
      .orderBy(field)
      .limit(BATCH)
      .get();
    const outcomes = await Promise.all(expired.docs.map(deleteUnchanged));
    deleted += outcomes.filter(Boolean).length;
    if (expired.size < BATCH) {
      return deleted;
    }
  }
}

async function deleteUnchanged({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (hasCode(error, ...CHANGED_CODES)) {
      return false;
    }
    throw error;
  }
}
