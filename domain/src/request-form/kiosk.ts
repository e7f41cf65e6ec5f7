import { MINUTE_MS, SECOND_MS } from '../fields/durations.ts';

/** A kiosk clears its form after this long without a touch. */
export const KIOSK_RESET_AFTER_MS = MINUTE_MS;

/** For this long before it clears the form, a kiosk shows a countdown. WCAG 2.2.1 asks for at least 20 seconds. */
export const KIOSK_COUNTDOWN_MS = 20 * SECOND_MS;

/**
 * Returns the whole seconds until the kiosk clears its form. Null until the countdown starts.
 * @param idleMs time since the last touch
 */
export function secondsUntilReset(idleMs: number): number | null {
  const leftMs = KIOSK_RESET_AFTER_MS - idleMs;
  return leftMs > KIOSK_COUNTDOWN_MS ? null : Math.max(0, Math.ceil(leftMs / SECOND_MS));
}
