import { type DocumentReference, getDocFromServer } from 'firebase/firestore';

/**
 * Waits for a write that makes a document of a new id, alone or with others in a batch. Where its answer is lost the SDK sends it once
 * more, and is told that it cannot make what is there: then it has arrived, and to be told that it failed would make its
 * writer repeat it.
 * @throws FirebaseError where the write failed and the document is not there
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

/** True where a document can be read. */
export function isThere(document: DocumentReference): Promise<boolean> {
  return getDocFromServer(document).then(
    (found) => found.exists(),
    () => false,
  );
}
