import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import type { Stored } from '../fields/stored.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NOTE_MAX_CHARS } from '../limits.ts';

const NOTE_REQUIRED = message('Please enter notes before posting.');

export const noteTextSchema = trimmedText()
  .min(1, withMessage(NOTE_REQUIRED))
  .check(maxChars(NOTE_MAX_CHARS));

/** The stored fields of a note. */
export function requestNoteFields(instant: z.ZodType<Date>) {
  return {
    note_text: z.string().min(1).check(maxChars(NOTE_MAX_CHARS)),
    created_by: z.string(),
    created_at: instant,
  };
}

/** A note on a request. Notes are never edited. */
export type RequestNote<Instant> = Stored<typeof requestNoteFields, Instant>;

/**
 * Returns a new note.
 * @param noteText the text as parsed by `noteTextSchema`
 * @param now the server time, in the form that the writer's SDK uses
 */
export function newNote<Instant>(noteText: string, authorUid: string, now: Instant): RequestNote<Instant> {
  return { note_text: noteText, created_by: authorUid, created_at: now };
}

/** Returns the change to the note's request. The rules demand it in the batch that stores the note. */
export function countNote<Increment>(noteId: string, increment: (by: number) => Increment) {
  return { note_count: increment(1), last_note_id: noteId };
}
