import { type DocumentReference, getDocFromServer } from 'firebase/firestore';

/**
 * Waits for a write that creates a document with a new id, alone or in a batch. The SDK repeats a write whose response
 * was lost, and the repeated write fails because the document exists. In that case, the first write succeeded, and an
 * error would make the user repeat it.
 * @throws FirebaseError if the write failed and the document is not there
 */
export async function confirmCreated(write: Promise<void>, created: DocumentReference): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(await isThere(created))) {
      throw error;
    }
  }
}

/** Returns true if the document exists and can be read. */
export function isThere(document: DocumentReference): Promise<boolean> {
  return getDocFromServer(document).then(
    (found) => found.exists(),
    () => false,
  );
}
