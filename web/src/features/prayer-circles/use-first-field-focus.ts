import { type RefObject, useEffect, useRef } from 'react';

/** Gives a form that opens the focus at its first field; goes on the form. */
export function useFirstFieldFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.elements[0];
    if (first instanceof HTMLElement) {
      first.focus();
    }
  }, []);
  return form;
}
