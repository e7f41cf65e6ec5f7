import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';

const BATCH = 200;

/** gRPC status NOT_FOUND and FAILED_PRECONDITION: another run was faster, or the document was renewed. */
const changedSchema = z.object({ code: z.literal([5, 9]) });

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
    if (changedSchema.safeParse(error).success) {
      return false;
    }
    throw error;
  }
}
