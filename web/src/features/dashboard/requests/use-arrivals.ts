import { useState } from 'react';
import type { RequestList } from './request-list.ts';

interface Known {
  key: string;
  newest: number | null;
  text: string;
}

/**
 * What a screen reader is told of requests that came in since the list was opened.
 * @param key another list starts anew, with nothing to tell
 */
export function useArrivals(key: string, list: RequestList): string {
  const [known, setKnown] = useState<Known>({ key, newest: null, text: '' });
  if (list.state !== 'ready') {
    return '';
  }
  const newest = list.requests[0]?.created_at.getTime() ?? 0;
  if (known.key !== key || known.newest === null) {
    setKnown({ key, newest, text: '' });
    return '';
  }
  const since = known.newest;
  if (newest > since) {
    const count = list.requests.filter(({ created_at }) => created_at.getTime() > since).length;
    setKnown({ key, newest, text: arrivalText(count) });
  }
  return known.text;
}

function arrivalText(count: number): string {
  return count === 1 ? '1 new prayer request has come in.' : `${count} new prayer requests have come in.`;
}
