import { type RefObject, useEffect } from 'react';

/** Focuses the first field of a form in a card. Focuses the card once the form, and the focus with it, is gone. */
export function useFormFocus(first: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    first.current?.focus();
    const card = first.current?.closest('article');
    return () => {
      if (document.activeElement === document.body) {
        card?.focus({ preventScroll: true });
      }
    };
  }, [first]);
}
