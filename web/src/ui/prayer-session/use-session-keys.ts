import { useEffect, useEffectEvent } from 'react';

/** What the keys do, and the buttons and swipes as well. */
export interface SessionMoves {
  next: () => void;
  back: () => void;
  pray: () => void;
  leave: () => void;
}

/** What keys mean something else to. */
const FIELDS = 'input, select, textarea, [contenteditable="true"], [role="slider"], [role="dialog"]';
/** What Enter presses without our doing. */
const CONTROLS = 'a, button, summary';

const MOVES: Record<string, keyof SessionMoves> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  p: 'pray',
  P: 'pray',
  Enter: 'pray',
  Escape: 'leave',
};

/** Right and left, P or Enter, and Escape, wherever they mean nothing else. */
export function useSessionKeys(moves: SessionMoves, areOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined && !meansElse(event)) {
      event.preventDefault();
      moves[move]();
    }
  });
  useEffect(() => {
    if (!areOn) {
      return;
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [areOn]);
}

function meansElse(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) {
    return true;
  }
  if (!(target instanceof Element) || key === 'Escape') {
    return false;
  }
  return target.closest(FIELDS) !== null || (key === 'Enter' && target.closest(CONTROLS) !== null);
}
