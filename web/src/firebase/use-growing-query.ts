import { useCallback, useState } from 'react';
import type { LiveQuery, LoadQuery } from './use-live-query.ts';
import { useRetainedDocuments } from './use-retained-documents.ts';
import { useSizedQuery } from './use-sized-query.ts';

type GrowingQuery<Stored> = LiveQuery<Stored> & {
  /** True if there may be documents below the loaded ones. */
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
};

/**
 * Follows the first documents of a list, and more of them on request.
 * @param load creates the query of the first `count` documents. Compared by identity, like that of `useLiveQuery`
 */
export function useGrowingQuery<Stored>(
  load: (count: number) => ReturnType<LoadQuery<Stored>>,
  pageSize: number,
): GrowingQuery<Stored> {
  const [count, setCount] = useState(pageSize);
  const { size, ...live } = useSizedQuery(useCallback(() => load(count), [load, count]));
  const list = useRetainedDocuments(live);
  const hasMore = list.state === 'ready' && (list.isLoadingMore || size >= count);

  function loadMore(): void {
    if (!list.isLoadingMore) {
      setCount(count + pageSize);
    }
  }

  return { ...list, hasMore, loadMore };
}
