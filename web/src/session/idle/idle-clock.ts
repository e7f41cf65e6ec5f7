const MINUTE_MS = 60_000;

/** How long before the sign-out it is announced. */
export const IDLE_WARNING_MS = MINUTE_MS;

export type Idleness = { state: 'active' } | { state: 'warned'; secondsLeft: number } | { state: 'over' };

/**
 * The consequence of an idle time.
 * @param idleMs since the member last did something, in any tab
 * @param limitMs after which they are signed out
 */
export function idleness(idleMs: number, limitMs: number): Idleness {
  const leftMs = limitMs - idleMs;
  if (leftMs <= 0) {
    return { state: 'over' };
  }
  if (leftMs > IDLE_WARNING_MS) {
    return { state: 'active' };
  }
  return { state: 'warned', secondsLeft: Math.ceil(leftMs / 1000) };
}
