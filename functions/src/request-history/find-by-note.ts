import { extendTerms } from '@prayer-community/domain/prayer-request/search-terms';
import { requestRef, requestSchema } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';

const searchedSchema = requestSchema.pick({ search_terms: true, emptied_at: true });

/** Lets a request be found by the words of a note; not once it was emptied. One without terms gets them from the migration, notes and all. */
export async function findByNote(requestId: string, noteText: string): Promise<void> {
  const db = await firestore();
  const ref = requestRef(db, requestId);
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    const request = document.exists ? searchedSchema.parse(document.data()) : null;
    if (request?.search_terms && request.emptied_at === null) {
      transaction.update(ref, { search_terms: extendTerms(request.search_terms, noteText) });
    }
  });
}
