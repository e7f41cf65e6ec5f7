import { type DocumentReference, onSnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';

export type LiveDocument<Stored> =
  /** `isOffline` is true while there is no connection, which may still return. */
  | { state: 'loading'; isOffline: boolean }
  | { state: 'absent' }
  /** `invalid` means that it does not match the schema, such as that of a page older than the document. */
  | { state: 'error'; failure: 'refused' | 'invalid' }
  | { state: 'ready'; document: Stored; isFromCache: boolean };

const LOADING = { state: 'loading', isOffline: false } as const;

/**
 * Follows one document while the component is mounted. `retry` listens again after an error.
 * @param reference compared by its path. Null follows nothing and stays `loading`.
 * @param schema has to be the same on each render
 */
export function useLiveDocument<Stored>(
  reference: DocumentReference | null,
  schema: z.ZodType<Stored>,
): LiveDocument<Stored> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{ listener: string; seen: LiveDocument<Stored> }>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const listener = `${reference?.path}, attempt ${attempt}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: references to the same document are the same
  useEffect(
    () =>
      reference === null
        ? undefined
        : followDocument(reference, schema, (seen) => setLatest({ listener, seen })),
    [listener, schema],
  );

  return { ...(latest?.listener === listener ? latest.seen : LOADING), retry };
}

/** Follows one document. Returns a function that stops. */
export function followDocument<Stored>(
  reference: DocumentReference,
  schema: z.ZodType<Stored>,
  onSeen: (seen: LiveDocument<Stored>) => void,
): () => void {
  let isKnown = false;
  return onSnapshot(
    reference,
    // Without metadata changes, a document that is in neither the cache nor the database would never be confirmed as
    // absent.
    { includeMetadataChanges: true },
    (snapshot) => {
      const { fromCache: isFromCache } = snapshot.metadata;
      isKnown ||= !isFromCache || snapshot.exists();
      if (!snapshot.exists()) {
        // An absent document stays absent when the connection is lost.
        if (!isFromCache) {
          onSeen({ state: 'absent' });
        } else if (!isKnown) {
          onSeen({ state: 'loading', isOffline: true });
        }
        return;
      }
      const parsed = schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
      if (!parsed.success) {
        console.error(`${reference.path} does not match its schema`);
      }
      onSeen(
        parsed.success
          ? { state: 'ready', document: parsed.data, isFromCache }
          : { state: 'error', failure: 'invalid' },
      );
    },
    (error) => {
      console.warn(`${reference.path} can no longer be read: ${error.code}`);
      onSeen({ state: 'error', failure: 'refused' });
    },
  );
}
