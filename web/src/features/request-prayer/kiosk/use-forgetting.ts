import { secondsUntilForgotten } from '@prayer-community/domain/kiosk';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const TICK_MS = 500;

/** What somebody does who is there; `timeupdate` comes of a recording that they listen to, and does not bubble. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove', 'timeupdate'];

interface Forgetting {
  /** Seconds until everything is forgotten, once that is to be said. */
  secondsLeft: number | null;
  /** Somebody is there. */
  stir: () => void;
}

/**
 * Forgets once nobody has been there for a minute.
 * @param isAtRest true while there is nothing to forget until somebody begins
 */
export function useForgetting(isAtRest: boolean, onForget: () => void): Forgetting {
  const lastStirMs = useRef<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const forget = useEffectEvent(onForget);

  const stir = useCallback(() => {
    lastStirMs.current = Date.now();
    setSecondsLeft(null);
  }, []);

  useEffect(() => {
    lastStirMs.current = isAtRest ? null : Date.now();
    setSecondsLeft(null);
    const ticking = window.setInterval(() => {
      const left =
        lastStirMs.current === null ? null : secondsUntilForgotten(Date.now() - lastStirMs.current);
      setSecondsLeft(left);
      if (left === 0) {
        lastStirMs.current = null;
        setSecondsLeft(null);
        forget();
      }
    }, TICK_MS);
    return () => window.clearInterval(ticking);
  }, [isAtRest]);

  useEffect(() => {
    for (const sign of SIGNS_OF_LIFE) {
      document.addEventListener(sign, stir, { capture: true, passive: true });
    }
    return () => {
      for (const sign of SIGNS_OF_LIFE) {
        document.removeEventListener(sign, stir, { capture: true });
      }
    };
  }, [stir]);

  return { secondsLeft, stir };
}
