import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field when a form opens. Attach the returned ref to the form. */
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
