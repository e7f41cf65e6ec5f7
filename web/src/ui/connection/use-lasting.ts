import { useEffect, useState } from 'react';

/** Returns true once the condition has been true without interruption for the duration. Shorter periods are not worth reporting. */
export function useLasting(condition: boolean, durationMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!condition) {
      return;
    }
    const timer = setTimeout(() => setHasLasted(true), durationMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [condition, durationMs]);
  return condition && hasLasted;
}
