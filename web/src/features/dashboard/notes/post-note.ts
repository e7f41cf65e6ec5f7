import { notesPath } from '@prayer-community/domain/collections';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import { collection, doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import { requestRef } from '../request-ref.ts';

export function newNoteId(requestId: string): string {
  return doc(collection(firestore, notesPath(requestId))).id;
}

export interface OutgoingNote {
  /** The id from `newNoteId`. Stays the same across retries so the note is stored once. */
  id: string;
  /** The text as parsed by `noteTextSchema`. */
  text: string;
}

/** Posts a note and updates the note count, atomically. The SDK queues the write while offline. */
export async function postNote(
  requestId: string,
  authorUid: string,
  { id, text }: OutgoingNote,
): Promise<void> {
  const note = doc(firestore, notesPath(requestId), id);
  const batch = writeBatch(firestore)
    .set(note, newNote(text, authorUid, serverTimestamp()))
    .update(requestRef(requestId), countNote(id, increment));
  await trackWrite(confirmCreated(batch.commit(), note));
}
