import type { Query, Unsubscribe } from 'firebase/firestore';
import type * as z from 'zod';
import { followQuery } from './follow-query.ts';
import { type Identified, parseDocuments } from './parse-documents.ts';

export interface Listener<Stored> {
  onDocuments: (documents: Identified<Stored>[]) => void;
  /**
   * `refused` means that the listener has ended. `unreachable` means that there is no connection and the cache is
   * empty. The listener then keeps trying.
   */
  onFailure: (failure: 'refused' | 'unreachable') => void;
}

/** A listener that also learns where the documents come from, and how many were delivered. */
export interface SnapshotListener<Stored> extends Pick<Listener<Stored>, 'onFailure'> {
  /**
   * @param isFromCache true while there is no connection. The documents may then be incomplete and out of date.
   * @param size the number of documents delivered, including those that do not match the schema
   */
  onDocuments: (documents: Identified<Stored>[], isFromCache: boolean, size: number) => void;
}

/** Follows a query. Documents that do not match the schema are dropped and logged. */
export function listen<Stored>(
  query: Query,
  schema: z.ZodType<Stored>,
  { onDocuments, onFailure }: SnapshotListener<Stored>,
): Unsubscribe {
  return followQuery(query, {
    onSnapshot: (snapshot, isUnknown) => {
      if (isUnknown) {
        onFailure('unreachable');
      } else {
        onDocuments(parseDocuments(snapshot.docs, schema), snapshot.metadata.fromCache, snapshot.size);
      }
    },
    onRefusal: (error) => {
      console.error(`A live query has ended: ${error.code}`);
      onFailure('refused');
    },
  });
}
