import { extendTerms } from '@prayer-community/domain/prayer-request/search-terms';
import { requestRef, requestSchema } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';
import { readerOf } from '../platform/reader-of.ts';

const readSearched = readerOf(requestSchema.pick({ search_terms: true, emptied_at: true }));

/**
 * Adds the words of a note to the search terms of its request, unless the request was anonymized. A request without
 * terms gets them from the migration, including those of its notes.
 */
export async function findByNote(requestId: string, noteText: string): Promise<void> {
  const db = await firestore();
  const ref = requestRef(db, requestId);
  await db.runTransaction(async (transaction) => {
    const request = readSearched(await transaction.get(ref));
    if (request?.search_terms && request.emptied_at === null) {
      transaction.update(ref, { search_terms: extendTerms(request.search_terms, noteText) });
    }
  });
}
