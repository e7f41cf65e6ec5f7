import { useSyncExternalStore } from 'react';

/** The maximum age of the displayed time. */
const TICK_MS = 20_000;

const listeners = new Set<() => void>();
let now = new Date();
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = new Date();
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    ticking = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(ticking);
    }
  };
}

// The clock pauses without subscribers.
function current(): Date {
  if (listeners.size === 0 && Math.abs(Date.now() - now.getTime()) >= TICK_MS) {
    now = new Date();
  }
  return now;
}

const NEVER = () => () => {};

/**
 * Returns the current time, updated every 20 seconds by one shared timer.
 * @param isFollowed false if nothing depends on the time, so that nothing renders again
 */
export function useNow(isFollowed = true): Date {
  return useSyncExternalStore(isFollowed ? subscribe : NEVER, current);
}
