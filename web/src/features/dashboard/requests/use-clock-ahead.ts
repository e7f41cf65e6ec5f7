import { useAnswer } from '../../../firebase/use-answer.ts';
import { clockAheadByCurrentToken } from '../../../session/clock-ahead.ts';

/** Returns how far the device's clock is ahead of the server's, in milliseconds. Null until known. */
export function useClockAhead(): number | null {
  return useAnswer<number | null>(clockAheadByCurrentToken, null);
}
