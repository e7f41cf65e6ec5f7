import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { holdMoves } from './history-moves.ts';

/**
 * Asks before a link, a menu, or the Back button leaves the screen, and lets the browser ask before the page is closed.
 * Redirects are not guarded, because the end of a session must not wait.
 * @param ask receives a function that continues the navigation
 */
export function useLeaveGuard(isGuarded: boolean, ask: (leave: () => void) => void): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const handleLeave = useEffectEvent(ask);
  useEffect(() => {
    if (!isGuarded) {
      return;
    }
    const { push } = navigator;
    let guardedEntry = entryNumber();
    let isLeaving = false;
    let asked = 0;

    // A router without data has no other way to block a navigation.
    navigator.push = (...to) =>
      handleLeave(() => {
        push(...to);
        guardedEntry = entryNumber();
      });

    // The browser has already moved. It is sent back before the router notices.
    function handleMove(event: PopStateEvent): void {
      const entry = entryNumber();
      const moved = entry === null || guardedEntry === null ? 0 : entry - guardedEntry;
      if (moved === 0) {
        return;
      }
      if (isLeaving) {
        isLeaving = false;
        guardedEntry = entry;
        return;
      }
      event.stopImmediatePropagation();
      window.history.go(-moved);
      asked += 1;
      const turn = asked;
      handleLeave(() => {
        // Pressing Back again while the answer is pending leads back only once.
        if (turn === asked) {
          isLeaving = true;
          window.history.go(moved);
        }
      });
    }

    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    holdMoves(handleMove);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      navigator.push = push;
      holdMoves(null);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isGuarded, navigator]);
}

/** Returns the router's number of the current history entry. Null if it has none. */
function entryNumber(): number | null {
  const number: unknown = window.history.state?.idx;
  return typeof number === 'number' ? number : null;
}
