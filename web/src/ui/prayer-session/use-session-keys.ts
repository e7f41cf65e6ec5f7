import { useEffect, useEffectEvent } from 'react';

/** The moves of a session, shared by keys, buttons, and swipes. */
export interface PrayerSessionMoves {
  next: () => void;
  back: () => void;
  pray: () => void;
  leave: () => void;
}

/** Elements in which the keys have another meaning. */
const FIELDS = 'input, select, textarea, [contenteditable="true"], [role="slider"], [role="dialog"]';
/** Elements that Enter activates natively. */
const CONTROLS = 'a, button, summary';

const MOVES: Record<string, keyof PrayerSessionMoves> = {
  ArrowRight: 'next',
  ArrowLeft: 'back',
  p: 'pray',
  P: 'pray',
  Enter: 'pray',
  Escape: 'leave',
};

/** Handles the left and right arrow keys, P, Enter, and Escape, unless they mean something else. */
export function usePrayerSessionKeys(moves: PrayerSessionMoves, areOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined && !isForOtherControl(event)) {
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

function isForOtherControl(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) {
    return true;
  }
  // An arrow key with Shift extends a selection of text. A capital P prays.
  if (shiftKey && MOVES[key] !== 'pray') {
    return true;
  }
  if (!(target instanceof Element) || key === 'Escape') {
    return false;
  }
  return target.closest(FIELDS) !== null || (key === 'Enter' && target.closest(CONTROLS) !== null);
}
