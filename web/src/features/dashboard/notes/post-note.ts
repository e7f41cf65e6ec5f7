import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { collection, doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

/** An id for a note that is about to be posted. */
export function newNoteId(requestId: string): string {
  return doc(collection(firestore, notesPath(requestId))).id;
}

/** A note as it is posted. */
export interface OutgoingNote {
  /** As `newNoteId` gives it; the same at each try, so that the note is stored once. */
  id: string;
  /** As `noteTextSchema` gives it. */
  text: string;
}

/** Posts a note with its count, both or neither. Without a connection the SDK queues it. */
export async function postNote(
  requestId: string,
  authorUid: string,
  { id, text }: OutgoingNote,
): Promise<void> {
  const note = doc(firestore, notesPath(requestId), id);
  const batch = writeBatch(firestore)
    .set(note, { note_text: text, created_by: authorUid, created_at: serverTimestamp() })
    .update(doc(firestore, COLLECTIONS.prayerRequests, requestId), {
      note_count: increment(1),
      last_note_id: id,
    });
  await trackWrite(confirmCreated(batch.commit(), note));
}
