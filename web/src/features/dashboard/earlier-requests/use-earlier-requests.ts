import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { useCallback, useEffect, useState } from 'react';
import { useSizedQuery } from '../../../firebase/use-sized-query.ts';
import { onReconnect, RETRY_MS } from '../../../ui/connection/on-reconnect.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';

/** The number of requests read at first. With the count of all, this makes three reads. */
const FIRST = 2;
/** The number of requests that each press adds. */
const MORE = 20;

/** Earlier requests with the same email address or phone number. */
export interface FoundRequests {
  /** The newest of these requests. */
  found: readonly StaffRequest[];
  /** The number of all of these requests. */
  count: number;
  /** Reads more of these requests. Null if there are no more. */
  showMore: (() => void) | null;
  /** Whether `showMore` reads all that are left. */
  isRest: boolean;
}

/**
 * Follows the earlier requests that share an email address or phone number with the request, live. Null until known, or
 * if there are none.
 */
export function useEarlierRequests(
  { contact_hashes = [], created_at }: StaffRequest,
  visibility: RequestVisibility,
): FoundRequests | null {
  const [most, setMost] = useState(FIRST);
  const hashes = contact_hashes.join(' ');
  const before = created_at.getTime();
  const load = useCallback(async () => {
    const { newestEarlier } = await import('./earlier-requests-query.ts');
    const query = newestEarlier(earlierThan(hashes, before), visibility, most);
    return { query, schema: storedRequestSchema };
  }, [hashes, before, visibility, most]);
  const live = useSizedQuery(load);
  const [shown, setShown] = useState<readonly StaffRequest[]>([]);
  if (live.state === 'ready' && live.documents !== shown) {
    // The requests stay visible while more are read.
    setShown(live.documents);
  }
  const hasMore = live.state === 'ready' && live.size >= most;
  const counted = useEarlierCount(hashes, before, visibility, hasMore);
  const count = live.state === 'ready' && !hasMore ? live.documents.length : counted;
  if (count === null || shown.length === 0) {
    return null;
  }
  return {
    found: shown,
    count,
    showMore: count > shown.length ? () => setMost(most + MORE) : null,
    isRest: count <= most + MORE,
  };
}

/**
 * Returns the number of earlier requests, counted by the database if not all were read. Null until known. Tries again if
 * counting fails.
 */
function useEarlierCount(
  hashes: string,
  before: number,
  visibility: RequestVisibility,
  isAsked: boolean,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!isAsked) {
      return;
    }
    let isCurrent = true;
    let stopRetrying = () => {};
    const ask = async () => {
      stopRetrying();
      try {
        const { countEarlier } = await import('./earlier-requests-query.ts');
        const all = await countEarlier(earlierThan(hashes, before), visibility);
        if (isCurrent) {
          setCount(all);
        }
      } catch (error) {
        console.warn('The earlier requests could not be counted', error);
        if (isCurrent) {
          stopRetrying = onReconnect(() => void ask(), RETRY_MS);
        }
      }
    };
    void ask();
    return () => {
      isCurrent = false;
      stopRetrying();
    };
  }, [hashes, before, visibility, isAsked]);
  return count;
}

function earlierThan(hashes: string, before: number) {
  return { hashes: hashes.split(' '), createdBefore: new Date(before) };
}
