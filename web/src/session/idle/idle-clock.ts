import { MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';

/** How long before the sign-out the warning appears. */
const IDLE_WARNING_MS = MINUTE_MS;

export type Idleness = { state: 'active' } | { state: 'warned'; secondsLeft: number } | { state: 'over' };

/**
 * Returns the state for an idle time.
 * @param idleMs the time since the member's last activity in any tab
 * @param limitMs the idle time after which the member is signed out
 */
export function idleness(idleMs: number, limitMs: number): Idleness {
  const leftMs = limitMs - idleMs;
  if (leftMs <= 0) {
    return { state: 'over' };
  }
  if (leftMs > IDLE_WARNING_MS) {
    return { state: 'active' };
  }
  return { state: 'warned', secondsLeft: Math.ceil(leftMs / SECOND_MS) };
}
