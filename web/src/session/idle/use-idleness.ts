import { useEffect, useState } from 'react';
import { type Idleness, idleness } from './idle-clock.ts';
import { lastActivityMs, noteActivity } from './last-activity.ts';

const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const;

/** Activity within this time of the last is not recorded. */
const NOTE_EVERY_MS = 1000;

const TICK_MS = 1000;

/**
 * Tracks whether the member is active in this tab or another.
 * @param limitMs the idle time after which the member counts as gone
 */
export function useIdleness(limitMs: number): Idleness {
  const [seen, setSeen] = useState<Idleness>({ state: 'active' });

  useEffect(() => {
    const watching = new AbortController();

    function look(): void {
      const next = idleness(idleMs(), limitMs);
      setSeen((earlier) => (isSame(earlier, next) ? earlier : next));
    }

    function note(): void {
      const ms = idleMs();
      // A member who returns too late is signed out before their input counts as activity.
      if (ms >= NOTE_EVERY_MS && ms < limitMs) {
        noteActivity(Date.now());
        look();
      }
    }

    look();
    const ticking = setInterval(look, TICK_MS);
    for (const activity of ACTIVITIES) {
      window.addEventListener(activity, note, { signal: watching.signal, passive: true });
    }
    document.addEventListener('visibilitychange', look, { signal: watching.signal });
    return () => {
      clearInterval(ticking);
      watching.abort();
    };
  }, [limitMs]);

  return seen;
}

function idleMs(): number {
  const now = Date.now();
  const last = lastActivityMs();
  if (last === null) {
    noteActivity(now);
    return 0;
  }
  return now - last;
}

function isSame(one: Idleness, other: Idleness): boolean {
  return one.state === 'warned' && other.state === 'warned'
    ? one.secondsLeft === other.secondsLeft
    : one.state === other.state;
}
