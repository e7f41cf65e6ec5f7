/** Sound below this level counts as silence, in decibels relative to full scale. The noise of a quiet room. */
const FLOOR_DB = -60;

/** Returns the loudness of samples, from 0 (silence) to 1 (full scale), on a decibel scale, as people hear it. */
export function audioLevel(samples: Float32Array): number {
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  if (energy === 0) {
    return 0;
  }
  const decibels = 10 * Math.log10(energy / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
}
