import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { notePostedEvent } from '@prayer-community/domain/prayer-request/request-history';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { noteSchema, requestRef, requestSchema, storedNoteTextSchema } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { readDocument } from '../platform/reader-of.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { findByNote } from './find-by-note.ts';
import { writeEvent } from './write-event.ts';

const erasedSchema = requestSchema.pick({ emptied_at: true });

/**
 * Records who posted a note and when, and makes the request searchable by its words. The text itself stays with the
 * note. If the request was deleted or anonymized in the meantime, deletes the note.
 */
export const recordNote = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}/${REQUEST_SUBCOLLECTIONS.notes}/{noteId}`,
    retry: true,
  },
  skipUnreadable(async ({ id, data, params }) => {
    // The emulator also reports deleted notes, and deletions of notes that no longer exist, as created.
    if (!data?.exists) {
      return;
    }
    if (!(await takesNotes(params.requestId))) {
      await data.ref.delete();
      return;
    }
    await writeEvent(params.requestId, id, notePostedEvent(readDocument(noteSchema, data)));
    await findByNote(params.requestId, readDocument(storedNoteTextSchema, data).note_text);
  }),
);

async function takesNotes(requestId: string): Promise<boolean> {
  const request = await requestRef(await firestore(), requestId).get();
  return request.exists && readDocument(erasedSchema, request).emptied_at === null;
}
