import { AUDIO_MAX_BYTES, AUDIO_MAX_SECONDS, AUDIO_SAMPLE_RATE_HZ } from '@prayer-community/domain/limits';
import { readWavHeader, WAV_HEADER_BYTES } from '@prayer-community/domain/request-form/wav-header';
import { expect, it } from 'vitest';
import { encodeWav } from './encode-wav.ts';

const TONE_HZ = 440;

function tone(seconds: number, sampleRateHz: number): Float32Array {
  return Float32Array.from(
    { length: seconds * sampleRateHz },
    (_, frame) => 0.5 * Math.sin((2 * Math.PI * TONE_HZ * frame) / sampleRateHz),
  );
}

async function encoded(blocks: Float32Array[], sampleRateHz: number): Promise<Uint8Array> {
  return new Uint8Array(await encodeWav(blocks, sampleRateHz));
}

function pcm(wav: Uint8Array): Int16Array {
  return new Int16Array(wav.buffer, WAV_HEADER_BYTES);
}

it.each([AUDIO_SAMPLE_RATE_HZ, 44_100, 48_000])(
  'encodeWav writes 16 kHz mono 16-bit PCM from %d Hz',
  async (rate) => {
    const wav = await encoded([tone(2, rate)], rate);
    expect(readWavHeader(wav)).toEqual({
      sampleRateHz: AUDIO_SAMPLE_RATE_HZ,
      channels: 1,
      bitsPerSample: 16,
      durationSeconds: 2,
    });
    const expected = tone(2, AUDIO_SAMPLE_RATE_HZ);
    const furthest = pcm(wav).reduce(
      (worst, sample, frame) => Math.max(worst, Math.abs(sample / 32_768 - (expected[frame] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThan(0.001);
  },
);

it('encodeWav preserves the order of blocks of any length', async () => {
  const blocks = [0.25, 0.5, -0.5].map((value, index) => new Float32Array(100 + index).fill(value));
  const samples = pcm(await encoded(blocks, AUDIO_SAMPLE_RATE_HZ));
  expect(samples.length).toBe(303);
  expect([samples[0], samples[99], samples[100], samples[200], samples[201], samples[302]]).toEqual([
    8192, 8192, 16_384, 16_384, -16_384, -16_384,
  ]);
});

it.each([AUDIO_SAMPLE_RATE_HZ, 48_000])(
  'encodeWav fits the longest recording, at %d Hz, into the storage limit',
  async (rate) => {
    const wav = await encoded([new Float32Array(AUDIO_MAX_SECONDS * rate)], rate);
    expect(readWavHeader(wav)?.durationSeconds).toBe(AUDIO_MAX_SECONDS);
    expect(wav.byteLength).toBeLessThanOrEqual(AUDIO_MAX_BYTES);
  },
);

it('encodeWav rejects a recording without sound', async () => {
  await expect(encodeWav([], AUDIO_SAMPLE_RATE_HZ)).rejects.toThrow('no sound');
});
