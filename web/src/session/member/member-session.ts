import { useEffect, useState } from 'react';

/** Someone with an address of their own; without a name until they gave one. */
export interface SignedInMember {
  uid: string;
  email: string;
  displayName: string | null;
}

/** Who is here, as far as prayer circles go: an anonymous visitor of the wall is signed out. */
export type MemberSession =
  | { state: 'loading' }
  | { state: 'signedOut' }
  | ({ state: 'signedIn' } & SignedInMember);

/** The session as it is now; it changes with a sign-in or sign-out in any tab. */
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
