import { useEffect, useState } from 'react';

/** A member with an email address. The name is null until they enter one. */
export interface SignedInMember {
  uid: string;
  email: string;
  displayName: string | null;
}

/** The session for prayer circles. An anonymous visitor of the wall counts as signed out. */
export type MemberSession =
  | { state: 'loading' }
  | { state: 'signedOut' }
  | ({ state: 'signedIn' } & SignedInMember);

/** Returns the current session. It changes with a sign-in or sign-out in any tab. */
export function useMemberSession(): MemberSession {
  const [session, setSession] = useState<MemberSession>({ state: 'loading' });
  const [fault, setFault] = useState<unknown>(null);

  useEffect(() => {
    let hasEnded = false;
    let end = () => {
      hasEnded = true;
    };
    import('./member-auth.ts').then(({ watchMember }) => {
      if (!hasEnded) {
        end = watchMember(setSession);
      }
    }, setFault);
    return () => end();
  }, []);

  if (fault !== null) {
    throw fault;
  }
  return session;
}
