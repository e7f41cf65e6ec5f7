import { createContext, use } from 'react';

/**
 * The session of the staff area. Staff are signed in only if the session began with the emailed code. Visitors of the
 * wall, circle members, and accounts signed in with only a password count as signed out.
 */
export type Session = { state: 'loading' } | { state: 'signedOut' } | { state: 'signedIn'; uid: string };

export const SessionContext = createContext<Session>({ state: 'loading' });

/** Returns the current session. It changes with a sign-in or sign-out in any tab. */
export function useSession(): Session {
  return use(SessionContext);
}
