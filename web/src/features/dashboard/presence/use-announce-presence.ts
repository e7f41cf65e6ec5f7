import type { PresenceActivity } from '@prayer-community/domain/staff/presence';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { presenceWriterOf } from './presence-writer.ts';
import type { AnnounceWriting } from './writing-context.ts';

function onVisibility(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Announces to other staff that the member has a request open, while the page is visible.
 * @param requestId null while no request may be read
 * @returns a callback for parts of the request to report when the member starts or stops writing
 */
export function useAnnouncePresence(uid: string, requestId: string | null): AnnounceWriting {
  const [activity, setActivity] = useState<PresenceActivity>('looking');
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible);

  useEffect(() => {
    const writer = presenceWriterOf(uid);
    writer.want(requestId !== null && isVisible ? { request_id: requestId, activity } : null);
  }, [uid, requestId, isVisible, activity]);

  useEffect(() => () => presenceWriterOf(uid).want(null), [uid]);

  return useCallback((written, isWriting) => {
    setActivity((current) => (isWriting ? written : current === written ? 'looking' : current));
  }, []);
}
