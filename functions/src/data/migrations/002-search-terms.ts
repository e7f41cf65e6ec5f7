import { COLLECTIONS } from '@prayer-community/domain/collections';
import { extendTerms, searchTermsOf } from '@prayer-community/domain/prayer-request/search-terms';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod';
import { notesOf, requestSchema, storedNoteTextSchema } from '../request.ts';
import type { Migration } from './migration.ts';

const searchedSchema = requestSchema.pick({
  contact_info: true,
  prayer_text: true,
  updates: true,
  search_terms: true,
});
const notesSchema = z.array(storedNoteTextSchema);

/** Makes older requests searchable by their text and their notes. */
export const searchTermsMigration: Migration = {
  name: '002-search-terms',
  collection: COLLECTIONS.prayerRequests,
  isEarlier: (request) => request.get('search_terms') === undefined,
  migrate: (db, ref) =>
    db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      const { docs } = await transaction.get(notesOf(db, ref.id));
      const request = searchedSchema.safeParse(stored.data());
      const notes = notesSchema.safeParse(docs.map((note) => note.data()));
      if (!request.success || !notes.success) {
        logger.error(`Request ${ref.id} cannot be read and is not found by its words`);
        return 'unreadable';
      }
      if (request.data.search_terms !== undefined) {
        return 'unchanged';
      }
      const search_terms = notes.data.reduce(
        (terms, { note_text }) => extendTerms(terms, note_text),
        searchTermsOf(request.data),
      );
      transaction.update(ref, { search_terms });
      return 'changed';
    }),
};
