import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { notePostedEvent } from '@prayer-community/domain/prayer-request/request-history';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { noteSchema } from '../data/request.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { writeEvent } from './write-event.ts';

/** Records who posted a note and when; what it says stays with the note. */
export const recordNote = onDocumentCreated(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}/${REQUEST_SUBCOLLECTIONS.notes}/{noteId}`,
    retry: true,
  },
  parkUnreadable(async ({ id, data, params }) => {
    await writeEvent(params.requestId, id, notePostedEvent(noteSchema.parse(data?.data())));
  }),
);
