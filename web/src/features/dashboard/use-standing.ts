import { type RefObject, useLayoutEffect, useRef } from 'react';

/** True until this component leaves the screen; its children's effects end after that, and find it false. */
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
