import type { DocumentReference, Query } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import type { Listener } from './listen.ts';
import type { Identified } from './parse-documents.ts';

/**
 * Makes the query and says what its documents hold. It is where a feature loads the SDK:
 * `async () => { const { openRequests } = await import('./request-queries.ts'); return openRequests(filter); }`.
 */
export type LoadQuery<Stored> = () => Promise<{
  /** A query, or one document. */
  query: Query | DocumentReference;
  schema: z.ZodType<Stored>;
}>;

/** Loads what follows documents in another way than by one query; that gives the way to stop. */
export type LoadFollowing<Stored> = () => Promise<(listener: Listener<Stored>) => () => void>;

type Seen<Stored> =
  | { state: 'loading' }
  | { state: 'error'; failure: 'refused' | 'unreachable' }
  | { state: 'ready'; documents: readonly Identified<Stored>[] };

/**
 * A live list as a screen sees it. In `error` there is nothing to show: what is merely out of reach comes by
 * itself once there is a connection, and `retry` starts afresh.
 */
export type LiveQuery<Stored> = Seen<Stored> & { retry: () => void };

/**
 * Follows a query while the component is shown.
 * @param load compared by identity, a new one starts over: a module's function, or `useCallback` over its filters
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
 * Follows documents while the component is shown.
 * @param load compared by identity, as that of `useLiveQuery`
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

/** Listens once everything is loaded; ends at any time. */
function follow<Stored>(load: LoadFollowing<Stored>, see: (seen: Seen<Stored>) => void): () => void {
  let hasEnded = false;
  let end = () => {
    hasEnded = true;
  };
  const start = async () => {
    const followDocuments = await load();
    if (!hasEnded) {
      end = followDocuments({
        onDocuments: (documents) => see({ state: 'ready', documents }),
        onFailure: (failure) => see({ state: 'error', failure }),
      });
    }
  };
  start().catch((error: unknown) => {
    console.error('A live query could not be started', error);
    if (!hasEnded) {
      see({ state: 'error', failure: 'unreachable' });
    }
  });
  return () => end();
}
