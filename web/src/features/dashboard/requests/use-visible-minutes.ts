import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { useEffect, useState } from 'react';

/** Returns a number that grows each minute while the page is visible. */
export function useVisibleMinutes(isCounting: boolean): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (!isCounting) {
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        setMinutes((count) => count + 1);
      }
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return minutes;
}
