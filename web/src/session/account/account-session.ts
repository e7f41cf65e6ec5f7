import { useEffect, useState } from 'react';

/** An account holder. The name is null until they enter one. */
export interface SignedInAccount {
  uid: string;
  email: string;
  displayName: string | null;
}

/** The session for prayer circles. An anonymous visitor of the wall counts as signed out. */
export type AccountSession =
  | { state: 'loading' }
  /** Why this tab ended the last session of a staff member. Null if it ended none. */
  | { state: 'signedOut'; reason: string | null }
  | ({ state: 'signedIn'; isStaff: boolean } & SignedInAccount);

/** Returns the current session. It changes with a sign-in or sign-out in any tab. */
export function useAccountSession(): AccountSession {
  const [session, setSession] = useState<AccountSession>({ state: 'loading' });
  const [fault, setFault] = useState<unknown>(null);

  useEffect(() => {
    let hasEnded = false;
    let end = () => {
      hasEnded = true;
    };
    import('./account-auth.ts').then(({ watchAccountSession }) => {
      if (!hasEnded) {
        end = watchAccountSession(setSession);
      }
    }, setFault);
    return () => end();
  }, []);

  if (fault !== null) {
    throw fault;
  }
  return session;
}
