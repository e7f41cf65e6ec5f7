import { useEffect, useState } from 'react';

/** True once something has been so without a break for that long: what passes in a moment is not worth telling. */
export function useLasting(isSo: boolean, durationMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) {
      return;
    }
    const timer = setTimeout(() => setHasLasted(true), durationMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, durationMs]);
  return isSo && hasLasted;
}
