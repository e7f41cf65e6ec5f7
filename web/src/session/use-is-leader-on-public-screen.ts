import { signedInUid } from '../firebase/signed-in-uid.ts';
import { useServerValue } from '../firebase/use-server-value.ts';

/** Returns true once the user is known to be a leader. For screens that visitors see too. */
export function useIsLeaderOnPublicScreen(): boolean {
  return useServerValue(isLeadership, false);
}

async function isLeadership(): Promise<boolean> {
  // Visitors without an account do not load the check.
  return signedInUid() !== null && (await import('./is-leadership-session.ts')).isLeadershipSession();
}
