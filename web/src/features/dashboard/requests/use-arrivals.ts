import { counted } from '@prayer-community/domain/texts/text';
import { useState } from 'react';
import type { RequestList } from './request-list.ts';

/** What is told of requests that came in. */
export interface Arrivals {
  text: string;
  /** Another with each telling: the same words are told again. */
  turn: number;
}

interface Known {
  key: string;
  newest: number | null;
  arrivals: Arrivals;
}

const NOTHING: Arrivals = { text: '', turn: 0 };

/**
 * What a screen reader is told of requests that came in since the list was opened.
 * @param key another list starts anew, with nothing to tell
 */
export function useArrivals(key: string, list: RequestList): Arrivals {
  const [known, setKnown] = useState<Known>({ key, newest: null, arrivals: NOTHING });
  // A list comes from memory first, and what the database then adds is not new.
  if (list.state !== 'ready' || list.isFromCache) {
    return known.key === key ? known.arrivals : NOTHING;
  }
  const newest = Math.max(0, ...list.requests.map(({ created_at }) => created_at.getTime()));
  const since = known.key === key ? known.newest : null;
  if (since === null) {
    setKnown({ key, newest, arrivals: NOTHING });
    return NOTHING;
  }
  if (newest > since) {
    const count = list.requests.filter((request) => request.created_at.getTime() > since).length;
    setKnown({ key, newest, arrivals: { text: arrivalText(count), turn: known.arrivals.turn + 1 } });
  }
  return known.arrivals;
}

function arrivalText(count: number): string {
  return counted(count, '1 new prayer request has come in.', '{count} new prayer requests have come in.');
}
