import { type RefObject, useEffect } from 'react';

/** Focuses a form in a card, or its first field. Focuses the card once the form, and the focus with it, is gone. */
export function useFormFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    target.current?.focus();
    const card = target.current?.closest('article');
    return () => {
      if (document.activeElement === document.body) {
        card?.focus({ preventScroll: true });
      }
    };
  }, [target]);
}
