import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref that is true until this component leaves the screen. Its children's effects are cleaned up after that,
 * and read false.
 */
export function useStanding(): RefObject<boolean> {
  const standing = useRef(true);
  useLayoutEffect(() => {
    standing.current = true;
    return () => {
      standing.current = false;
    };
  }, []);
  return standing;
}
