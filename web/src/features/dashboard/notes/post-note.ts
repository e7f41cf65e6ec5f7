import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { collection, doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../connection/pending-writes.ts';

/**
 * Posts a note with its count, both or neither. Without a connection the SDK queues it.
 * @param noteText as `noteTextSchema` gives it
 */
export async function postNote(requestId: string, authorUid: string, noteText: string): Promise<void> {
  const note = doc(collection(firestore, notesPath(requestId)));
  const batch = writeBatch(firestore)
    .set(note, { note_text: noteText, created_by: authorUid, created_at: serverTimestamp() })
    .update(doc(firestore, COLLECTIONS.prayerRequests, requestId), {
      note_count: increment(1),
      last_note_id: note.id,
    });
  await trackWrite(confirmCreated(batch.commit(), note));
}
