import { type DocumentReference, getDocFromServer } from 'firebase/firestore';
import type * as z from 'zod';
import { isRefusal } from './is-refusal.ts';

/**
 * Waits for a write that changes a document once. Where its answer is lost the SDK sends it once more, and two of the staff may do the
 * same: the rules refuse the second, and the document is as it should be.
 * @throws FirebaseError where the write failed and the document is another
 */
export async function confirmChanged<Stored>(
  write: Promise<void>,
  changed: DocumentReference,
  schema: z.ZodType<Stored>,
  isAsWritten: (current: Stored) => boolean,
): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
    const current = schema.safeParse((await getDocFromServer(changed)).data());
    if (!current.success || !isAsWritten(current.data)) {
      throw error;
    }
  }
}
