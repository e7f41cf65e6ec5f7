/** Quieter than this shows as silence, in decibels below full scale: the noise of a quiet room. */
const FLOOR_DB = -60;

/** How loud samples are, from 0 (silence) to 1 (full scale), on the decibel scale that ears follow. */
export function audioLevel(samples: Float32Array): number {
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  if (energy === 0) {
    return 0;
  }
  const decibels = 10 * Math.log10(energy / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
}
