import { notesPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type RequestNote, requestNoteFields } from '@prayer-community/domain/prayer-request/request-note';
import { collection, orderBy, type Query, query } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

const noteSchema: z.ZodType<RequestNote<Date>> = z.object(requestNoteFields(storedInstant));

/** The notes of a request, oldest first. */
export function notesOf(requestId: string): { query: Query; schema: typeof noteSchema } {
  const notes = collection(firestore, notesPath(requestId));
  return { query: query(notes, orderBy('created_at')), schema: noteSchema };
}

/** Follows the notes of a request, live, oldest first. */
export function useRequestNotes(requestId: string): LiveQuery<RequestNote<Date>> {
  const load = useCallback(async () => notesOf(requestId), [requestId]);
  return useLiveQuery(load);
}
