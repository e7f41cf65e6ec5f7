import { readEnv } from '../../config/env.ts';
import { lastActivityMs, noteActivity } from './last-activity.ts';

/** The idle time after which staff are signed out. */
export const IDLE_LIMIT_MS = readEnv(import.meta.env).VITE_IDLE_SIGN_OUT_MINUTES * 60_000;

const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const;

/** Activity within this time of the last is not recorded. */
const NOTE_EVERY_MS = 1000;

/**
 * Records the member's activity in this tab until the signal aborts.
 * @param limitMs the idle time after which the member counts as gone
 */
export function watchActivity(limitMs: number, signal: AbortSignal, onRecorded?: () => void): void {
  function note(): void {
    const ms = idleMs();
    // A member who returns too late is signed out before their input counts as activity.
    if (ms >= NOTE_EVERY_MS && ms < limitMs) {
      noteActivity(Date.now());
      onRecorded?.();
    }
  }

  for (const activity of ACTIVITIES) {
    window.addEventListener(activity, note, { signal, passive: true });
  }
}

/** Returns the time since the member's last activity in any tab. */
export function idleMs(): number {
  const now = Date.now();
  const last = lastActivityMs();
  if (last === null) {
    noteActivity(now);
    return 0;
  }
  return now - last;
}
