import { useEffect, useState } from 'react';
import { type Idleness, idleness } from './idle-clock.ts';
import { idleMs, watchActivity } from './watch-activity.ts';

const TICK_MS = 1000;

/**
 * Tracks whether the member is active in this tab or another.
 * @param limitMs the idle time after which the member counts as gone
 */
export function useIdleness(limitMs: number): Idleness {
  const [seen, setSeen] = useState<Idleness>(() => idleness(idleMs(), limitMs));

  useEffect(() => {
    const watching = new AbortController();

    function look(): void {
      const next = idleness(idleMs(), limitMs);
      setSeen((earlier) => (isSame(earlier, next) ? earlier : next));
    }

    look();
    const ticking = setInterval(look, TICK_MS);
    watchActivity(limitMs, watching.signal, look);
    document.addEventListener('visibilitychange', look, { signal: watching.signal });
    return () => {
      clearInterval(ticking);
      watching.abort();
    };
  }, [limitMs]);

  return seen;
}

function isSame(one: Idleness, other: Idleness): boolean {
  return one.state === 'warned' && other.state === 'warned'
    ? one.secondsLeft === other.secondsLeft
    : one.state === other.state;
}
