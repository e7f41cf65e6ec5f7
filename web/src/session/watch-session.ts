import { onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from '../firebase/auth.ts';
import type { Session } from './session.ts';

/**
 * Reports the session as it was stored, then each change. Without a connection, an expired token cannot be read. The
 * last known session then stays, and the check is repeated once the device is online.
 * @returns a function that stops it
 */
export function watchSession(onSession: (session: Session) => void): () => void {
  const watching = new AbortController();
  let newest = 0;

  async function tell(user: User | null): Promise<void> {
    newest += 1;
    const turn = newest;
    try {
      const session = await sessionOf(user);
      // A slow response about one user must not replace a later one about another.
      if (turn === newest && !watching.signal.aborted) {
        onSession(session);
      }
    } catch (error) {
      console.warn('The session cannot be checked at the moment.', error);
    }
  }

  const stopListening = onIdTokenChanged(auth, (user) => void tell(user));
  window.addEventListener('online', () => void tell(auth.currentUser), { signal: watching.signal });
  return () => {
    watching.abort();
    stopListening();
  };
}

/** Returns the current session once it is known. */
export async function currentSession(): Promise<Session> {
  await auth.authStateReady();
  return sessionOf(auth.currentUser);
}

/** Returns when the code of this session was entered, in seconds since the epoch. Null if no code was entered. */
export async function sessionBeganAt(): Promise<number | null> {
  await auth.authStateReady();
  const claims = (await auth.currentUser?.getIdTokenResult())?.claims;
  return typeof claims?.mfa_at === 'number' ? claims.mfa_at : null;
}

async function sessionOf(user: User | null): Promise<Session> {
  if (user === null || user.isAnonymous) {
    return { state: 'signedOut' };
  }
  const { claims } = await user.getIdTokenResult();
  return claims.mfa === true ? { state: 'signedIn', uid: user.uid } : { state: 'signedOut' };
}
