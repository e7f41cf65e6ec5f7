import { onSnapshot, type Query, type Unsubscribe } from 'firebase/firestore';
import type * as z from 'zod';
import { type Identified, parseDocuments } from './parse-documents.ts';

/** What a listener is told. */
export interface Listener<Stored> {
  onDocuments: (documents: Identified<Stored>[]) => void;
  /** The listener has ended (`refused`), or has no connection and nothing kept to show: then it goes on trying. */
  onFailure: (failure: 'refused' | 'unreachable') => void;
}

/** Follows a query; documents that do not fit the schema are left out and reported. */
export function listen<Stored>(
  query: Query,
  schema: z.ZodType<Stored>,
  { onDocuments, onFailure }: Listener<Stored>,
): Unsubscribe {
  // Without metadata changes an empty list that is first shown from the cache would never be confirmed.
  return onSnapshot(
    query,
    { includeMetadataChanges: true },
    {
      next: (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) {
          onFailure('unreachable');
          return;
        }
        onDocuments(parseDocuments(snapshot.docs, schema));
      },
      error: (error) => {
        console.error(`A live query has ended: ${error.code}`);
        onFailure('refused');
      },
    },
  );
}
