import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * Asks before a link or a menu leads away, and lets the browser ask before the page is closed. A redirect is not asked about:
 * the end of a session must not wait.
 * @param ask takes what leads on
 */
export function useLeaveGuard(isGuarded: boolean, ask: (leave: () => void) => void): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (!isGuarded) {
      return;
    }
    const { push } = navigator;
    // A router without data has no other way to hold a navigation.
    navigator.push = (...to) => latestAsk.current(() => push(...to));
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      navigator.push = push;
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isGuarded, navigator]);
}
