import { useEffect, useState } from 'react';
import { clockAheadByCurrentToken } from '../../../session/clock-ahead.ts';

/** Returns how far the device's clock is ahead of the server's, in milliseconds. Null until known. */
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
