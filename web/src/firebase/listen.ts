import { onSnapshot, type Query, type QuerySnapshot, type Unsubscribe } from 'firebase/firestore';
import type * as z from 'zod';
import { type Identified, parseDocuments } from './parse-documents.ts';

/** What a listener is told. */
export interface Listener<Stored> {
  onDocuments: (documents: Identified<Stored>[]) => void;
  /** The listener has ended (`refused`), or has no connection and nothing kept to show: then it goes on trying. */
  onFailure: (failure: 'refused' | 'unreachable') => void;
}

/** For how long what the page knows already gives way to the answer of the database. */
const PATIENCE_MS = 3_000;

/**
 * Follows a query; documents that do not fit the schema are left out and reported. What the page knows already, because
 * something else on it follows one of the documents, is only a part of the list: it shows where the database does not answer.
 */
export function listen<Stored>(
  query: Query,
  schema: z.ZodType<Stored>,
  { onDocuments, onFailure }: Listener<Stored>,
): Unsubscribe {
  let isWaiting = true;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function hear(snapshot: QuerySnapshot): void {
    isWaiting = false;
    if (snapshot.empty && snapshot.metadata.fromCache) {
      onFailure('unreachable');
      return;
    }
    onDocuments(parseDocuments(snapshot.docs, schema));
  }

  // Without metadata changes a list that is first shown from the cache would never be confirmed.
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    {
      next: (snapshot) => {
        clearTimeout(patience);
        // The SDK tells of an empty cache only once it has waited itself.
        if (isWaiting && snapshot.metadata.fromCache && !snapshot.empty) {
          patience = setTimeout(() => hear(snapshot), navigator.onLine ? PATIENCE_MS : 0);
        } else {
          hear(snapshot);
        }
      },
      error: (error) => {
        clearTimeout(patience);
        console.error(`A live query has ended: ${error.code}`);
        onFailure('refused');
      },
    },
  );
  return () => {
    clearTimeout(patience);
    stop();
  };
}
