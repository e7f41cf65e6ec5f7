import { onIdTokenChanged } from 'firebase/auth';
import { useEffect } from 'react';
import { auth } from '../firebase/auth.ts';
import { clockAhead } from '../ui/use-now.ts';
import { clockAheadByCurrentToken } from './clock-ahead.ts';

/**
 * Lets `useNow` follow the server's clock, because due times and limits are by that clock. Each new token tells whether
 * the device's clock has been set right.
 */
export function useServerTime(): void {
  useEffect(() => onIdTokenChanged(auth, () => void clockAheadByCurrentToken().then(clockAhead.set)), []);
}
