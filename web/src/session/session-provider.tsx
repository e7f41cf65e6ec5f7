import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { leaveStaffArea } from './leave-staff-area.ts';
import { type Session, SessionContext } from './session.ts';
import { noteStaffPresence } from './staff-presence.ts';
import { clearTodayScope } from './today-scope.ts';

/** Knows the session for everything inside. Sign-in is loaded with it: no public screen lies inside. */
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

    function learn(next: Session): void {
      noteStaffPresence(next.state === 'signedIn');
      if (next.state === 'signedOut') {
        clearTodayScope();
      }
      if (hasLeft(known, next)) {
        // Nothing of what the member saw stays on the screen while the page starts afresh.
        setSession({ state: 'loading' });
        leaveStaffArea();
        return;
      }
      if (!isSame(known, next)) {
        known = next;
        // What is shown stays until the code of the next screen is there.
        startTransition(() => setSession(next));
      }
    }

    import('./watch-session.ts').then(({ watchSession }) => {
      if (!hasEnded) {
        end = watchSession(learn);
      }
    }, setFault);
    return () => end();
  }, []);

  if (fault !== null) {
    throw fault;
  }
  return session;
}

/** True when the member who was signed in is so no longer, by whatever tab, or when somebody else is. */
function hasLeft(known: Session, next: Session): boolean {
  return known.state === 'signedIn' && !isSame(known, next);
}

function isSame(one: Session, other: Session): boolean {
  if (one.state === 'signedIn' && other.state === 'signedIn') {
    return one.uid === other.uid;
  }
  return one.state === other.state;
}
