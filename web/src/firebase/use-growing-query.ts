import { useCallback, useState } from 'react';
import { type LiveQuery, type LoadQuery, useLiveQuery } from './use-live-query.ts';
import { useRetainedDocuments } from './use-retained-documents.ts';

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
  const list = useRetainedDocuments(useLiveQuery(useCallback(() => load(count), [load, count])));
  const hasMore = list.state === 'ready' && (list.isLoadingMore || list.documents.length >= count);

  function loadMore(): void {
    if (!list.isLoadingMore) {
      setCount(count + pageSize);
    }
  }

  return { ...list, hasMore, loadMore };
}
