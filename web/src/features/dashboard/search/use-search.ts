import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { hasTerms, queryTerms } from '@prayer-community/domain/prayer-request/search-terms';
import { useCallback, useMemo, useState } from 'react';
import type { Listener } from '../../../firebase/listen.ts';
import { useFollowing } from '../../../firebase/use-live-query.ts';
import { followLists } from '../requests/follow-lists.ts';
import type { RequestList } from '../requests/request-list.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { searchLimit } from './search-limit.ts';
import { searchQueries } from './search-query.ts';

export interface Search {
  list: RequestList;
  retry: () => void;
}

/** Follows the requests that contain every typed word, live, newest first. */
export function useSearch(typed: string, visibility: RequestVisibility): Search {
  const terms = useMemo(() => queryTerms(typed), [typed]);
  const [term] = terms;
  const [isFromCache, setIsFromCache] = useState(false);
  const [size, setSize] = useState(0);
  const load = useCallback(
    async () => (listener: Listener<StaffRequest>) => {
      if (term === undefined) {
        setIsFromCache(false);
        setSize(0);
        listener.onDocuments([]);
        return () => {};
      }
      return followLists(searchQueries(term, visibility), {
        ...listener,
        onDocuments: (documents, isCached, delivered) => {
          setIsFromCache(isCached);
          setSize(delivered);
          listener.onDocuments(documents);
        },
      });
    },
    [term, visibility],
  );
  const live = useFollowing(load);
  const documents = live.state === 'ready' ? live.documents : null;
  const found = useMemo(() => documents && foundIn(documents, terms), [documents, terms]);
  // If no list can have reached its limit, none left anything out, unless it is from the cache.
  const hasMore = documents !== null && (isFromCache || size >= searchLimit(visibility));
  // Offline, the list loads once the connection is back.
  const failure = live.state === 'error' ? live.failure : null;
  return { list: toList(failure, found, { hasMore, isFromCache }), retry: live.retry };
}

function foundIn(documents: readonly StaffRequest[], terms: readonly string[]): readonly StaffRequest[] {
  return documents
    .filter((request) => hasTerms(request, terms))
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

function toList(
  failure: 'refused' | 'unreachable' | null,
  documents: readonly StaffRequest[] | null,
  { hasMore, isFromCache }: { hasMore: boolean; isFromCache: boolean },
): RequestList {
  if (documents === null) {
    return failure === 'refused'
      ? { state: 'refused' }
      : { state: 'loading', isOffline: failure === 'unreachable' };
  }
  return { state: 'ready', documents, hasMore, isLoadingMore: false, isFromCache };
}
