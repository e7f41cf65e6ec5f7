import { useServerValue } from '../../../firebase/use-server-value.ts';
import { clockAheadByCurrentToken } from '../../../session/clock-ahead.ts';

/** Returns how far the device's clock is ahead of the server's, in milliseconds. Null until known. */
export function useClockAhead(): number | null {
  return useServerValue<number | null>(clockAheadByCurrentToken, null);
}
