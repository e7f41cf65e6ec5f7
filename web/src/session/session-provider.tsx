import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { leaveStaffArea } from './leave-staff-area.ts';
import { type Session, SessionContext } from './session.ts';
import { storeStaffSignedIn } from './staff-signed-in.ts';
import { clearTodayScope } from './today-scope.ts';

/** Provides the session to its children. It loads sign-in, so no public screen is inside it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useWatchedSession();
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useWatchedSession(): Session {
  const [session, setSession] = useState<Session>({ state: 'loading' });
  const [fault, setFault] = useState<unknown>(null);

  useEffect(() => {
    let known: Session = { state: 'loading' };
    let hasEnded = false;
    let end = () => {
      hasEnded = true;
    };

    function handleSession(next: Session): void {
      storeStaffSignedIn(next.state === 'signedIn');
      if (next.state === 'signedOut') {
        clearTodayScope();
      }
      if (hasLeft(known, next)) {
        // Hides everything the member saw while the page reloads. Synchronously, so that leave guards are removed before
        // the page unloads.
        flushSync(() => setSession({ state: 'loading' }));
        leaveStaffArea();
        return;
      }
      if (!isSame(known, next)) {
        known = next;
        // The current screen stays visible until the code of the next one has loaded.
        startTransition(() => setSession(next));
      }
    }

    import('./watch-session.ts').then(({ watchSession }) => {
      if (!hasEnded) {
        end = watchSession(handleSession);
      }
    }, setFault);
    return () => end();
  }, []);

  if (fault !== null) {
    throw fault;
  }
  return session;
}

/** Returns true if the signed-in member has signed out in any tab, or if someone else has signed in. */
function hasLeft(known: Session, next: Session): boolean {
  return known.state === 'signedIn' && !isSame(known, next);
}

function isSame(one: Session, other: Session): boolean {
  if (one.state === 'signedIn' && other.state === 'signedIn') {
    return one.uid === other.uid;
  }
  return one.state === other.state;
}
