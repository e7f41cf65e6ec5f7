import { noteActivity } from './idle/watch-activity.ts';

/**
 * Starts the session for the emailed code, in all tabs. `useSession` then returns it.
 * @param token the custom token from `completeMfaLogin`
 * @throws FirebaseError if the token cannot be redeemed or the service cannot be reached
 */
export async function beginSession(token: string): Promise<void> {
  const [{ signInWithCustomToken }, { auth }] = await Promise.all([
    import('../firebase/auth-actions.ts'),
    import('../firebase/auth.ts'),
  ]);
  noteActivity(Date.now());
  await signInWithCustomToken(auth, token);
}
