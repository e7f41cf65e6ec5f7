import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { type ComeBackFields, isComeBackApplied } from '@prayer-community/domain/prayer-request/come-back';
import { collection, doc, increment, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeRevision } from '../actions/write-revision.ts';

/**
 * Sets or clears the date to come back. The SDK queues the write while offline.
 * @throws RequestChangedError if someone else changed the request first
 */
export async function writeComeBack(id: string, fields: ComeBackFields): Promise<void> {
  await writeRevision(id, {
    revision: fields.revision,
    isApplied: (current) => isComeBackApplied(current, fields),
    write: () => updateDoc(requestRef(id), { ...fields }),
  });
}

/**
 * Posts the answer as a note and clears or moves the date, atomically.
 * @throws RequestChangedError if someone else changed the request first
 */
export async function writeAnswer(
  id: string,
  authorUid: string,
  noteText: string,
  fields: ComeBackFields,
): Promise<void> {
  const note = doc(collection(firestore, notesPath(id)));
  await writeRevision(id, {
    revision: fields.revision,
    isApplied: (current) => isComeBackApplied(current, fields),
    write: () =>
      writeBatch(firestore)
        .set(note, { note_text: noteText, created_by: authorUid, created_at: serverTimestamp() })
        .update(requestRef(id), { ...fields, note_count: increment(1), last_note_id: note.id })
        .commit(),
  });
}

function requestRef(id: string) {
  return doc(firestore, COLLECTIONS.prayerRequests, id);
}
