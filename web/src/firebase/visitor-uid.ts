import { signInAnonymously } from 'firebase/auth';
import { auth } from './auth.ts';

let arrival: Promise<string> | undefined;

/**
 * The account that writes: whoever is signed in, else an anonymous one that this first write opens.
 * @throws FirebaseError where the service cannot be reached
 */
export async function visitorUid(): Promise<string> {
  await auth.authStateReady();
  if (auth.currentUser) {
    return auth.currentUser.uid;
  }
  // Two first writes at once are one visitor.
  arrival ??= signInAnonymously(auth)
    .then(({ user }) => user.uid)
    .finally(() => {
      arrival = undefined;
    });
  return arrival;
}
