import { notesPath } from '@prayer-community/domain/collections';
import { type ComeBackFields, isComeBackApplied } from '@prayer-community/domain/prayer-request/come-back';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import { collection, doc, increment, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { writeRevision } from '../actions/write-revision.ts';
import { requestRef } from '../request-ref.ts';

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
        .set(note, newNote(noteText, authorUid, serverTimestamp()))
        .update(requestRef(id), { ...fields, ...countNote(note.id, increment) })
        .commit(),
  });
}
