import { noteActivity } from './idle/watch-activity.ts';
import { expireTeamEnrollment } from './push/team-enrollment.ts';

/**
 * Starts the session for the emailed code, in all tabs. `useSession` then returns it.
 * @param token the custom token from `completeMfaLogin`
 * @throws FirebaseError if the token cannot be redeemed or the service cannot be reached
 */
export async function beginSession(token: string): Promise<void> {
  const [{ signInWithCustomToken }, { auth }] = await preloadBeginSession();
  noteActivity(Date.now());
  expireTeamEnrollment();
  await signInWithCustomToken(auth, token);
}

/** Loads the code that `beginSession` needs. */
export function preloadBeginSession() {
  return Promise.all([import('../firebase/auth-actions.ts'), import('../firebase/auth.ts')]);
}
