import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NOTE_MAX_CHARS } from '../limits.ts';

const NOTE_REQUIRED = message('Please enter notes before posting.');

export const noteTextSchema = trimmedText()
  .min(1, withMessage(NOTE_REQUIRED))
  .check(maxChars(NOTE_MAX_CHARS));

/** The stored fields of a note, generic over the timestamp type. */
export function requestNoteFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    note_text: z.string().min(1).check(maxChars(NOTE_MAX_CHARS)),
    created_by: z.string(),
    created_at: instant,
  };
}

/** A note on a request. Notes are never edited. */
export interface RequestNote<Instant> {
  note_text: string;
  created_by: string;
  created_at: Instant;
}
