import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the button that had the focus is gone with its state, the focus stays with the recorder instead of going back
 * to the top of the page.
 */
export function useGroupFocus(group: RefObject<HTMLDivElement | null>, state: string): void {
  const hadFocus = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    const element = group.current;
    const note = () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [group]);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (shown.current !== state && hadFocus.current && isLost) {
      group.current?.focus({ preventScroll: true });
    }
    shown.current = state;
  }, [group, state]);
}
