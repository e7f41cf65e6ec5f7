import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** The maximum age of the displayed time. */
const TICK_MS = 20_000;

/** How many milliseconds the device's clock is ahead of the server's. 0 until known. */
export const clockAhead = createStore(0);

/** Returns the current time by the server's clock, or by the device's until the difference is known. */
export function currentTime(): Date {
  return new Date(Date.now() - clockAhead.get());
}

const listeners = new Set<() => void>();
let now = currentTime();
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = currentTime();
  for (const listener of listeners) {
    listener();
  }
}

clockAhead.subscribe(tick);

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
  if (listeners.size === 0 && Math.abs(currentTime().getTime() - now.getTime()) >= TICK_MS) {
    now = currentTime();
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
