import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the recorder if the focused button disappears on a state change. Otherwise the focus would return
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
