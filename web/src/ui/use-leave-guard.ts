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
    let isLeaveConfirmed = false;
    let latestQuestion = 0;

    let isActive = true;

    // A router without data has no other way to block a navigation.
    function guardedPush(...to: Parameters<typeof push>): void {
      if (!isActive) {
        push(...to);
        return;
      }
      handleLeave(() => {
        push(...to);
        guardedEntry = entryNumber();
      });
    }
    navigator.push = guardedPush;

    function handleMove(event: PopStateEvent): void {
      const entry = entryNumber();
      const distance = entry === null || guardedEntry === null ? 0 : entry - guardedEntry;
      if (distance === 0) {
        return;
      }
      if (isLeaveConfirmed) {
        isLeaveConfirmed = false;
        guardedEntry = entry;
        return;
      }
      event.stopImmediatePropagation();
      askBeforeMove(distance);
    }

    function askBeforeMove(distance: number): void {
      // The browser has already moved. It is sent back before the router notices.
      window.history.go(-distance);
      latestQuestion += 1;
      const question = latestQuestion;
      handleLeave(() => {
        // Only the latest question leads on, so that pressing Back twice leads back once.
        if (question === latestQuestion) {
          isLeaveConfirmed = true;
          window.history.go(distance);
        }
      });
    }

    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const releaseMoves = holdMoves(handleMove);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      isActive = false;
      // A guard that began later still calls this one.
      if (navigator.push === guardedPush) {
        navigator.push = push;
      }
      releaseMoves();
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isGuarded, navigator]);
}

/** Returns the router's number of the current history entry. Null if it has none. */
function entryNumber(): number | null {
  const number: unknown = window.history.state?.idx;
  return typeof number === 'number' ? number : null;
}
