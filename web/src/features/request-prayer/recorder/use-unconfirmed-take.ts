import { useCallback, useState } from 'react';
import type { UnconfirmedTake } from './use-recorder.ts';

/**
 * The take that a submit would leave out, and whether the visitor is being asked about it.
 * @param restored a take from a draft, until the recorder has loaded
 */
export function useUnconfirmedTake(restored: Blob | null) {
  const [take, setTake] = useState<UnconfirmedTake | null>(
    restored && { recording: restored, isStarting: false, stop: () => undefined },
  );
  const [isAsked, setAsked] = useState(false);

  const changeTake = useCallback((changed: UnconfirmedTake | null) => {
    setTake(changed);
    if (changed === null) {
      setAsked(false);
    }
  }, []);

  return { take, setTake: changeTake, isAsked, setAsked };
}
