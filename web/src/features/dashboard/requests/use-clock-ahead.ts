import { useEffect, useState } from 'react';
import { clockAheadByCurrentToken } from '../../../session/clock-ahead.ts';

/** How far the device's clock is ahead of the server's, in milliseconds; null until that is known. */
export function useClockAhead(): number | null {
  const [aheadMs, setAheadMs] = useState<number | null>(null);
  useEffect(() => {
    let isAwaited = true;
    void clockAheadByCurrentToken().then((ahead) => isAwaited && setAheadMs(ahead));
    return () => {
      isAwaited = false;
    };
  }, []);
  return aheadMs;
}
