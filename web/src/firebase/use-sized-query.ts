import { useCallback, useState } from 'react';
import type { Listener } from './listen.ts';
import { type LiveQuery, type LoadQuery, useFollowing } from './use-live-query.ts';

/**
 * Follows a query like `useLiveQuery`, with the number of documents that were delivered, including those that do not
 * match the schema.
 */
export function useSizedQuery<Stored>(load: LoadQuery<Stored>): LiveQuery<Stored> & { size: number } {
  const [size, setSize] = useState(0);
  const live = useFollowing(
    useCallback(async () => {
      const [{ query, schema }, { listen }] = await Promise.all([load(), import('./listen.ts')]);
      return (listener: Listener<Stored>) =>
        listen(query, schema, {
          ...listener,
          onDocuments: (documents, _isFromCache, delivered) => {
            setSize(delivered);
            listener.onDocuments(documents);
          },
        });
    }, [load]),
  );
  return { ...live, size };
}
