import { createContext, use } from 'react';

/**
 * Who works here. Staff are signed in only with a session that began with the e-mailed code; a visitor of the wall,
 * a member of a circle, or a password alone is signed out as far as the staff area goes.
 */
export type Session = { state: 'loading' } | { state: 'signedOut' } | { state: 'signedIn'; uid: string };

export const SessionContext = createContext<Session>({ state: 'loading' });

/** The session as it is now; it changes with a sign-in or sign-out in any tab. */
export function useSession(): Session {
  return use(SessionContext);
}
