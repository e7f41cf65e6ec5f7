import type { Query, Unsubscribe } from 'firebase/firestore';
import type * as z from 'zod';
import { followQuery } from './follow-query.ts';
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
  return followQuery(query, {
    onSnapshot: (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) {
        onFailure('unreachable');
      } else {
        onDocuments(parseDocuments(snapshot.docs, schema));
      }
    },
    onRefusal: (error) => {
      console.error(`A live query has ended: ${error.code}`);
      onFailure('refused');
    },
  });
}
