import { useEffect, useState } from 'react';
import { type Idleness, idleness } from './idle-clock.ts';
import { lastActivityMs, noteActivity } from './last-activity.ts';

const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const;

/** Something done this short after the last is not worth a write. */
const NOTE_EVERY_MS = 1000;

const TICK_MS = 1000;

/**
 * Watches whether the member does anything, in this tab or another.
 * @param limitMs after which they count as gone
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
      // Who comes back too late is signed out first, before what they press counts.
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
