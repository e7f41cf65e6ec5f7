import { onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from '../firebase/auth.ts';
import { onReconnect, RETRY_MS } from '../ui/connection/on-reconnect.ts';
import type { Session } from './session.ts';

/** Reports the session as it was stored, then each change. Returns a function that stops it. */
export function watchSession(onSession: (session: Session) => void): () => void {
  return watchAccount(sessionOf, onSession);
}

/**
 * Reports what is read from the account as it was stored, then after each change. Without a connection, an expired
 * token cannot be read. The last report then stays, and the account is read again once the device may be online.
 * @returns a function that stops it
 */
export function watchAccount<Found>(
  read: (user: User | null) => Promise<Found>,
  report: (found: Found) => void,
): () => void {
  let newest = 0;
  let hasEnded = false;
  let stopRetrying: (() => void) | null = null;

  function endRetries(): void {
    stopRetrying?.();
    stopRetrying = null;
  }

  async function check(user: User | null): Promise<void> {
    newest += 1;
    const turn = newest;
    // A slow response about one user must not replace a later one about another.
    const isAwaited = () => turn === newest && !hasEnded;
    try {
      const found = await read(user);
      if (isAwaited()) {
        endRetries();
        report(found);
      }
    } catch (error) {
      console.warn('The session cannot be checked at the moment.', error);
      if (isAwaited()) {
        stopRetrying ??= onReconnect(() => void check(auth.currentUser), RETRY_MS);
      }
    }
  }

  const stopListening = onIdTokenChanged(auth, (user) => void check(user));
  return () => {
    hasEnded = true;
    endRetries();
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
