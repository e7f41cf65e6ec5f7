import type { Query } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import type { Listener } from './listen.ts';
import type { Identified } from './parse-documents.ts';

/**
 * Creates the query and names the schema of its documents. A feature loads the SDK here:
 * `async () => { const { openRequests } = await import('./request-queries.ts'); return openRequests(filter); }`.
 */
export type LoadQuery<Stored> = () => Promise<{
  query: Query;
  schema: z.ZodType<Stored>;
}>;

/** Loads a function that follows documents in another way than by one query. That function returns one that stops it. */
export type LoadFollowing<Stored> = () => Promise<(listener: Listener<Stored>) => () => void>;

type Seen<Stored> =
  | { state: 'loading' }
  | { state: 'error'; failure: 'refused' | 'unreachable' }
  | { state: 'ready'; documents: readonly Identified<Stored>[] };

/**
 * A live list. In `error`, there is nothing to show. A listener that merely has no connection recovers automatically,
 * and `retry` starts over.
 */
export type LiveQuery<Stored> = Seen<Stored> & { retry: () => void };

/**
 * Follows a query while the component is mounted.
 * @param load compared by identity. A new function starts over, so pass a module-level function or `useCallback` over
 * its filters.
 */
export function useLiveQuery<Stored>(load: LoadQuery<Stored>): LiveQuery<Stored> {
  return useFollowing(
    useCallback(async () => {
      const [{ query, schema }, { listen }] = await Promise.all([load(), import('./listen.ts')]);
      return (listener: Listener<Stored>) => listen(query, schema, listener);
    }, [load]),
  );
}

/**
 * Follows documents while the component is mounted.
 * @param load compared by identity, like that of `useLiveQuery`
 */
export function useFollowing<Stored>(load: LoadFollowing<Stored>): LiveQuery<Stored> {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<{
    load: LoadFollowing<Stored>;
    attempt: number;
    seen: Seen<Stored>;
  }>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => follow(load, (seen) => setLatest({ load, attempt, seen })), [load, attempt]);

  const isCurrent = latest?.load === load && latest.attempt === attempt;
  return { ...(isCurrent ? latest.seen : { state: 'loading' }), retry };
}

/** Listens once everything is loaded. The returned function can be called at any time. */
function follow<Stored>(load: LoadFollowing<Stored>, onSeen: (seen: Seen<Stored>) => void): () => void {
  let hasEnded = false;
  let end = () => {
    hasEnded = true;
  };
  const start = async () => {
    const followDocuments = await load();
    if (!hasEnded) {
      end = followDocuments({
        onDocuments: (documents) => onSeen({ state: 'ready', documents }),
        onFailure: (failure) => onSeen({ state: 'error', failure }),
      });
    }
  };
  start().catch((error: unknown) => {
    console.error('A live query could not be started', error);
    if (!hasEnded) {
      onSeen({ state: 'error', failure: 'unreachable' });
    }
  });
  return () => end();
}
