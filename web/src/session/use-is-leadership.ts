import { signedInUid } from '../firebase/signed-in-uid.ts';
import { useAnswer } from '../firebase/use-answer.ts';

/** Returns true once the user is known to be a leader. For screens that visitors see too. */
export function useIsLeadership(): boolean {
  return useAnswer(isLeadership, false);
}

async function isLeadership(): Promise<boolean> {
  // Visitors without an account do not load the check.
  return signedInUid() !== null && (await import('./is-leadership-session.ts')).isLeadershipSession();
}
