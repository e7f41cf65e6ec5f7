import { useState } from 'react';
import type { LiveQuery } from './use-live-query.ts';

/**
 * Keeps the documents of a list while more of it are loaded, so that its rows, focus and scroll position stay.
 * A failure ends that.
 * @param live follows the same list on each render, though more or less of it
 */
export function useRetainedDocuments<Stored>(
  live: LiveQuery<Stored>,
): LiveQuery<Stored> & { isLoadingMore: boolean } {
  const documents = live.state === 'ready' ? live.documents : null;
  const [retained, setRetained] = useState(documents);
  if (live.state !== 'loading' && documents !== retained) {
    setRetained(documents);
  }
  return live.state === 'loading' && retained !== null
    ? { state: 'ready', documents: retained, retry: live.retry, isLoadingMore: true }
    : { ...live, isLoadingMore: false };
}
