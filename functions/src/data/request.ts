import {
  COLLECTIONS,
  historyPath,
  notesPath,
  requestPrayersPath,
} from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type PrayerRequest,
  prayerRequestFields,
} from '@prayer-community/domain/prayer-request/prayer-request';
import { historyEventFields } from '@prayer-community/domain/prayer-request/request-history';
import { requestNoteFields } from '@prayer-community/domain/prayer-request/request-note';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

export const requestSchema = z.object(prayerRequestFields(storedInstant));

const storedNoteSchema = z.object(requestNoteFields(storedInstant));

/** The author and time of a note, never its text. */
export const noteSchema = storedNoteSchema.pick({ created_by: true, created_at: true });

/** The text of a note, for the search terms of its request. */
export const storedNoteTextSchema = storedNoteSchema.pick({ note_text: true });

export const eventSchema = z.object(historyEventFields(storedInstant));

/** The fields of a request that notifications need. Never its text or requester. */
const stateSchema = requestSchema.pick({
  status: true,
  archive_status: true,
  source: true,
  urgency_level: true,
  signs_of_need: true,
  awaits_listening: true,
  created_at: true,
  submission_type: true,
  assigned_to: true,
  replies_awaiting: true,
  reminder_due_at: true,
  clock: true,
  come_back_at: true,
  come_back_by: true,
  updated_at: true,
  updated_by: true,
  revision: true,
  emptied_at: true,
  ended_by_requester: true,
});

export type RequestState = z.infer<typeof stateSchema>;

export function requests(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.prayerRequests);
}

export function requestRef(db: Firestore, requestId: string): DocumentReference {
  return requests(db).doc(requestId);
}

export function notesOf(db: Firestore, requestId: string): CollectionReference {
  return db.collection(notesPath(requestId));
}

/** Returns the staff's prayers for a request, by uid. */
export function requestPrayersOf(db: Firestore, requestId: string): CollectionReference {
  return db.collection(requestPrayersPath(requestId));
}

export function historyOf(db: Firestore, requestId: string): CollectionReference {
  return db.collection(historyPath(requestId));
}

export const readRequest = readerOf<PrayerRequest<Date>>(requestSchema);
export const readRequestState = readerOf<RequestState>(stateSchema);
