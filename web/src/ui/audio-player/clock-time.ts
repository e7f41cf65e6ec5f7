/**
 * A length or position in a recording as the specification writes it: `m:ss`, whole seconds passed.
 * @param seconds not finite or below 0 (no sound loaded yet) counts as 0
 */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}
