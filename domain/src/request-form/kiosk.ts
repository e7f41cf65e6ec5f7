/** A kiosk clears its form after this long without a touch. */
export const KIOSK_RESET_AFTER_MS = 60_000;

/** It warns for the last seconds. */
export const KIOSK_COUNTDOWN_MS = 10_000;

/**
 * Whole seconds until it forgets, once that is to be said; null before.
 * @param idleMs since the last touch
 */
export function secondsUntilReset(idleMs: number): number | null {
  const leftMs = KIOSK_RESET_AFTER_MS - idleMs;
  return leftMs > KIOSK_COUNTDOWN_MS ? null : Math.max(0, Math.ceil(leftMs / 1000));
}
