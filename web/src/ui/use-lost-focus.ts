import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element that stays, if a change removes the focused one.
 * @param change differs after each such change
 * @returns attach to the element that takes the focus. It is focusable by script.
 */
export function useLostFocus<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const seen = useRef(change);
  useLayoutEffect(() => {
    if (seen.current !== change && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
    seen.current = change;
  }, [change]);
  return target;
}
