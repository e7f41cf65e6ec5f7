import { useEffect, useState } from 'react';
import { hasStored } from './stored-value.ts';

/** Firebase stores a session under this prefix. Visitors without one do not load the check. */
const SESSION_KEY_PREFIX = 'firebase:authUser:';

/** Returns true once the user is known to be a leader. For screens that visitors see too. */
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
