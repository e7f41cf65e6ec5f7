import { onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from '../firebase/auth.ts';
import type { Session } from './session.ts';

/**
 * Tells of the session: first as it was left, then at each change. Without a connection an expired token cannot be
 * read: what was known stays, and it is asked again once there is one.
 * @returns ends it
 */
export function watchSession(onSession: (session: Session) => void): () => void {
  const watching = new AbortController();
  let newest = 0;

  async function tell(user: User | null): Promise<void> {
    newest += 1;
    const turn = newest;
    try {
      const session = await sessionOf(user);
      // A slow answer about one user must not replace a later one about another.
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

/** The session as it is now, once that is known. */
export async function currentSession(): Promise<Session> {
  await auth.authStateReady();
  return sessionOf(auth.currentUser);
}

/** When the code of the session was typed, in seconds since the epoch; null where there is none. */
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
