import { type RefObject, useEffect } from 'react';

/** Gives a form in a card the focus at its first field, and the card the focus once the form is gone with it. */
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
