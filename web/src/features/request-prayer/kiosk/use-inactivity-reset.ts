import { secondsUntilReset } from '@prayer-community/domain/request-form/kiosk';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const TICK_MS = 500;

/** Events that show someone is present. `timeupdate` comes from playing a recording and does not bubble. */
const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'wheel',
  'touchmove',
  'timeupdate',
];

/** Restart a running timer only, because the form itself focuses and scrolls when it is reset. */
const WEAK_ACTIVITY_EVENTS = ['focusin', 'scroll'];

const COUNTDOWN_SELECTOR = '[data-countdown]';

interface InactivityReset {
  /** Seconds until the reset. Null until the countdown starts. */
  secondsLeft: number | null;
  /** Restarts the timer. */
  reportActivity: () => void;
}

/**
 * Resets the form after a minute without activity.
 * @param isEmpty true if there is nothing to clear until someone starts
 * @param isSending true while a request is being sent, which may take longer than a minute
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
    const watching = new AbortController();
    const { signal } = watching;
    function report({ target }: Event): void {
      // A tap on the notice ends it with its click. If it were gone before that, the tap would press what is behind it.
      if (!(target instanceof Element && target.closest(COUNTDOWN_SELECTOR))) {
        reportActivity();
      }
    }
    function reportWeakActivity(event: Event): void {
      if (lastActivityMs.current !== null) {
        report(event);
      }
    }
    for (const sign of ACTIVITY_EVENTS) {
      document.addEventListener(sign, report, { signal, capture: true, passive: true });
    }
    for (const sign of WEAK_ACTIVITY_EVENTS) {
      document.addEventListener(sign, reportWeakActivity, { signal, capture: true, passive: true });
    }
    return () => watching.abort();
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
