import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { notePostedEvent } from '@prayer-community/domain/prayer-request/request-history';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { noteSchema, noteTextSchema, requestRef, requestSchema } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { findByNote } from './find-by-note.ts';
import { writeEvent } from './write-event.ts';

const erasedSchema = requestSchema.pick({ emptied_at: true });

/**
 * Records who posted a note and when, and lets the request be found by its words; what it says stays with the note. A note on a request
 * that was erased meanwhile is deleted.
 */
export const recordNote = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}/${REQUEST_SUBCOLLECTIONS.notes}/{noteId}`,
    retry: true,
  },
  parkUnreadable(async ({ id, data, params }) => {
    // The emulator says of a deleted note too, and of each deletion of one that is gone, that it was created.
    if (!data?.exists) {
      return;
    }
    if (!(await takesNotes(params.requestId))) {
      await data.ref.delete();
      return;
    }
    const stored = data.data();
    await writeEvent(params.requestId, id, notePostedEvent(noteSchema.parse(stored)));
    await findByNote(params.requestId, noteTextSchema.parse(stored).note_text);
  }),
);

async function takesNotes(requestId: string): Promise<boolean> {
  const request = await requestRef(await firestore(), requestId).get();
  return request.exists && erasedSchema.parse(request.data()).emptied_at === null;
}
