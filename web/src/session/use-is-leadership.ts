import { useEffect, useState } from 'react';
import { signedInUid } from '../firebase/signed-in-uid.ts';

/** Returns true once the user is known to be a leader. For screens that visitors see too. */
export function useIsLeadership(): boolean {
  const [isLeadership, setIsLeadership] = useState(false);
  useEffect(() => {
    // Visitors without an account do not load the check.
    if (signedInUid() === null) {
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
