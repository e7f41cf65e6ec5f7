import { type DocumentReference, getDocFromServer } from 'firebase/firestore';
import type * as z from 'zod';
import { isPermissionDenied } from './is-permission-denied.ts';

/**
 * Waits for a write that changes a document once. The same change can arrive twice, because the SDK repeats a write
 * whose response was lost, or because two staff members make it. The rules then refuse the second write, although the
 * document is as intended.
 * @throws FirebaseError if the write failed and the document is not as written
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
    if (!isPermissionDenied(error)) {
      throw error;
    }
    const current = schema.safeParse((await getDocFromServer(changed)).data());
    if (!current.success || !isAsWritten(current.data)) {
      throw error;
    }
  }
}
