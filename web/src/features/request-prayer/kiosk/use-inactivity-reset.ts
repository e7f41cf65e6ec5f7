import { secondsUntilReset } from '@prayer-community/domain/request-form/kiosk';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const TICK_MS = 500;

/** What somebody does who is there; `timeupdate` comes of a recording that they listen to, and does not bubble. */
const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'wheel',
  'touchmove',
  'timeupdate',
];

interface InactivityReset {
  /** Seconds until everything is forgotten, once that is to be said. */
  secondsLeft: number | null;
  /** Somebody is there. */
  reportActivity: () => void;
}

/**
 * Forgets once nobody has been there for a minute.
 * @param isEmpty true while there is nothing to forget until somebody begins
 * @param isSending true while a request is sent, which may take longer than that
 */
export function useInactivityReset(
  isEmpty: boolean,
  isSending: boolean,
  onReset: () => void,
): InactivityReset {
  const lastActivityMs = useRef<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const reset = useEffectEvent(onReset);

  const reportActivity = useCallback(() => {
    lastActivityMs.current = Date.now();
    setSecondsLeft(null);
  }, []);

  useEffect(() => {
    lastActivityMs.current = isEmpty ? null : Date.now();
    setSecondsLeft(null);
    const ticking = window.setInterval(() => {
      const left =
        lastActivityMs.current === null ? null : secondsUntilReset(Date.now() - lastActivityMs.current);
      setSecondsLeft(left);
      if (left === 0) {
        lastActivityMs.current = null;
        setSecondsLeft(null);
        reset();
      }
    }, TICK_MS);
    return () => window.clearInterval(ticking);
  }, [isEmpty]);

  useEffect(() => {
    for (const sign of ACTIVITY_EVENTS) {
      document.addEventListener(sign, reportActivity, { capture: true, passive: true });
    }
    return () => {
      for (const sign of ACTIVITY_EVENTS) {
        document.removeEventListener(sign, reportActivity, { capture: true });
      }
    };
  }, [reportActivity]);

  useEffect(() => {
    if (!isSending) {
      return;
    }
    reportActivity();
    const reporting = window.setInterval(reportActivity, TICK_MS);
    return () => window.clearInterval(reporting);
  }, [isSending, reportActivity]);

  return { secondsLeft, reportActivity };
}
