import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { notePostedEvent } from '@prayer-community/domain/prayer-request/request-history';
import { requestNoteFields } from '@prayer-community/domain/prayer-request/request-note';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as z from 'zod';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { storedInstant } from '../platform/stored-instant.ts';
import { writeEvent } from './write-event.ts';

const noteSchema = z.object(requestNoteFields(storedInstant)).pick({ created_by: true, created_at: true });

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
