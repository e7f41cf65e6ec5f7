import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `current` is true while the component is mounted. Its children's effects are cleaned up after that, and read false. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
