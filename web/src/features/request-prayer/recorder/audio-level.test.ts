import { expect, it } from 'vitest';
import { audioLevel } from './audio-level.ts';

function constant(value: number): Float32Array {
  return new Float32Array(1024).fill(value);
}

it.each([
  ['no samples', new Float32Array(0), 0],
  ['silence', constant(0), 0],
  ['the noise of a quiet room', constant(0.0005), 0],
  ['a level 30 dB below full scale', constant(10 ** (-30 / 20)), 0.5],
  ['full scale', constant(-1), 1],
  ['a level beyond full scale', constant(2), 1],
])('audioLevel measures %s', (_name, samples, level) => {
  expect(audioLevel(samples)).toBeCloseTo(level, 5);
});
