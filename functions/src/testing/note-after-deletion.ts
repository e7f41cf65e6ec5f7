import { notesPath } from '@prayer-community/domain/collections';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { recordNote } from '../request-history/record-note.ts';
import { whileTriggering } from './while-triggering.ts';

/** Posts and records a note on a request right after its notes are deleted and before anything else happens. */
export function postNoteAfterDeletion(db: Firestore, request: DocumentReference, noteText: string): void {
  const notes = db.collection(notesPath(request.id));
  const deleteAll = db.recursiveDelete.bind(db);
  const deletion = vi.spyOn(db, 'recursiveDelete').mockImplementation(async (ref, writer) => {
    await deleteAll(ref, writer);
    if (ref.path === notes.path) {
      deletion.mockRestore();
      const note = notes.doc();
      const batch = db
        .batch()
        .create(note, { note_text: noteText, created_by: 'leader', created_at: new Date() })
        .update(request, { note_count: FieldValue.increment(1), last_note_id: note.id });
      await whileTriggering([recordNote], () => batch.commit());
    }
  });
}
