import { noteActivity } from './idle/last-activity.ts';

/**
 * Begins the session that the e-mailed code has opened, in every tab; `useSession` returns it.
 * @param token the custom token that `completeMfaLogin` answered
 * @throws FirebaseError where the token cannot be redeemed, or the service cannot be reached
 */
export async function beginSession(token: string): Promise<void> {
  const [{ signInWithCustomToken }, { auth }] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/auth.ts'),
  ]);
  noteActivity(Date.now());
  await signInWithCustomToken(auth, token);
}
