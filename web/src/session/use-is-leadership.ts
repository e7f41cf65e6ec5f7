import { useEffect, useState } from 'react';
import { hasStored } from './stored-value.ts';

/** Firebase stores a session under this name. Visitors without one need not load the check. */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** True once it is known that a leader is here; for screens that visitors see as well. */
export function useIsLeadership(): boolean {
  const [isLeadership, setIsLeadership] = useState(false);
  useEffect(() => {
    if (!hasStored(SESSION_KEY_PREFIX)) {
      return;
    }
    let isAwaited = true;
    import('./is-leadership-session.ts')
      .then(({ isLeadershipSession }) => isLeadershipSession())
      .then(
        (is) => isAwaited && setIsLeadership(is),
        (error: unknown) => console.warn('The role of the session cannot be read', error),
      );
    return () => {
      isAwaited = false;
    };
  }, []);
  return isLeadership;
}
