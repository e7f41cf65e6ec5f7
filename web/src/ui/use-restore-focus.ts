import { type RefCallback, useCallback, useRef } from 'react';

interface RestoreFocus<Element extends HTMLElement> {
  /** Attach to the element that makes way for something else. */
  ref: RefCallback<Element>;
  /** Makes the element take the focus once it is back. */
  expectBack: () => void;
}

/** For an element that makes way for what it opens, and takes the focus again when that is canceled. */
export function useRestoreFocus<Element extends HTMLElement>(): RestoreFocus<Element> {
  const isExpected = useRef(false);
  const ref = useCallback((element: Element | null) => {
    if (element !== null && isExpected.current) {
      isExpected.current = false;
      element.focus();
    }
  }, []);
  const expectBack = useCallback(() => {
    isExpected.current = true;
  }, []);
  return { ref, expectBack };
}
