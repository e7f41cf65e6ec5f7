import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { notePostedEvent } from '@prayer-community/domain/prayer-request/request-history';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { noteSchema, noteTextSchema } from '../data/request.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { findByNote } from './find-by-note.ts';
import { writeEvent } from './write-event.ts';

/** Records who posted a note and when, and lets the request be found by its words; what it says stays with the note. */
export const recordNote = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}/${REQUEST_SUBCOLLECTIONS.notes}/{noteId}`,
    retry: true,
  },
  parkUnreadable(async ({ id, data, params }) => {
    const stored = data?.data();
    await writeEvent(params.requestId, id, notePostedEvent(noteSchema.parse(stored)));
    await findByNote(params.requestId, noteTextSchema.parse(stored).note_text);
  }),
);
