/**
 * Formats a duration or position in a recording as `m:ss`, with whole elapsed seconds.
 * @param seconds counts as 0 if it is not finite or below 0 (no sound loaded yet)
 */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}
