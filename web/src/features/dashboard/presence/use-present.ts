import {
  presentAt,
  receivePresence,
  type SeenMember,
  type SeenPresence,
} from '@prayer-community/domain/staff/presence-expiry';
import { useEffect, useState } from 'react';
import { currentTime } from '../../../ui/use-now.ts';
import { followPresence } from './follow-presence.ts';

const NOBODY: readonly SeenMember[] = [];

/**
 * Follows who has a request open, live. Drops a member within a minute of leaving, even if their browser did not report
 * it.
 * @param requestId null while no request may be read
 */
export function usePresent(requestId: string | null): readonly SeenMember[] {
  const [present, setPresent] = useState(NOBODY);

  useEffect(() => {
    if (requestId === null) {
      return undefined;
    }
    let seen: SeenPresence | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(now: number): void {
      clearTimeout(timer);
      if (seen !== null) {
        const shown = presentAt(seen, now);
        setPresent(shown.present);
        if (shown.present.length > 0) {
          timer = setTimeout(() => show(currentTime().getTime()), shown.until - now);
        }
      }
    }

    const stop = followPresence(requestId, (members) => {
      const now = currentTime().getTime();
      seen = receivePresence(seen, members, now);
      show(now);
    });
    return () => {
      stop();
      clearTimeout(timer);
      setPresent(NOBODY);
    };
  }, [requestId]);

  return present;
}
