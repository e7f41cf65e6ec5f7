import { MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { readEnv } from '../../config/env.ts';

/** The idle time after which staff are signed out. */
export const IDLE_LIMIT_MS = readEnv(import.meta.env).VITE_IDLE_SIGN_OUT_MINUTES * MINUTE_MS;

const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const;

const WARNING_SELECTOR = '[data-idle-warning]';

/** Activity within this time of the last is not recorded. */
const NOTE_EVERY_MS = SECOND_MS;

const LAST_ACTIVITY_KEY = 'prayer-community.last-activity';

/** If the browser blocks its storage, the last activity is known as long as the page. */
let unstored: string | null = null;

/**
 * Records the member's activity in this tab until the signal aborts.
 * @param limitMs the idle time after which the member counts as gone
 */
export function watchActivity(limitMs: number, signal: AbortSignal, onRecorded?: () => void): void {
  function note({ type, target }: Event): void {
    // A tap on the warning ends it with its click. If it were gone before that, the tap would press what is behind it.
    if (type !== 'click' && target instanceof Element && target.closest(WARNING_SELECTOR)) {
      return;
    }
    if (noteWithin(limitMs)) {
      onRecorded?.();
    }
  }

  for (const activity of ACTIVITIES) {
    window.addEventListener(activity, note, { signal, passive: true });
  }
}

/** Counts an operation as activity until it settles, because the sign-out would abort it. */
export async function countAsActivity<Result>(operation: Promise<Result>): Promise<Result> {
  const noting = setInterval(() => noteWithin(IDLE_LIMIT_MS), NOTE_EVERY_MS);
  try {
    return await operation;
  } finally {
    clearInterval(noting);
  }
}

/** Records activity if it is due. Returns whether it was. */
function noteWithin(limitMs: number): boolean {
  const ms = idleMs();
  // A member who returns too late is signed out before their input counts as activity.
  const isDue = ms >= NOTE_EVERY_MS && ms < limitMs;
  if (isDue) {
    noteActivity(Date.now());
  }
  return isDue;
}

/** Returns true if the session on this device is over because no tab had activity for too long. */
export function isIdleTooLong(): boolean {
  return idleMs() >= IDLE_LIMIT_MS;
}

/** Returns the time since the member's last activity in any tab. */
export function idleMs(): number {
  const now = Date.now();
  const last = lastActivityMs();
  // The clock may have been set back.
  if (last === null || last > now) {
    noteActivity(now);
    return 0;
  }
  return now - last;
}

/** Returns when staff were last active in any tab, in milliseconds since the epoch. Null if unknown. */
export function lastActivityMs(): number | null {
  const written = Number(unstored ?? storedActivity() ?? Number.NaN);
  return Number.isFinite(written) ? written : null;
}

function storedActivity(): string | null {
  try {
    return localStorage.getItem(LAST_ACTIVITY_KEY);
  } catch {
    // If the browser blocks its storage, nothing was stored either.
    return null;
  }
}

/** Records the member's activity for all tabs. */
export function noteActivity(nowMs: number): void {
  try {
    localStorage.setItem(LAST_ACTIVITY_KEY, String(nowMs));
    unstored = null;
  } catch {
    unstored = String(nowMs);
  }
}
