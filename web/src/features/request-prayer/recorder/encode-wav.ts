import { AUDIO_SAMPLE_RATE_HZ } from '@prayer-community/domain/limits';
import { AudioSample, AudioSampleSource, BufferTarget, Output, WavOutputFormat } from 'mediabunny';

/**
 * Encodes mono audio as a WAV file with 16 kHz, 16-bit PCM, which every browser plays.
 * @param blocks the samples in order, from -1 to 1
 * @param sampleRateHz the rate of the samples. Another rate than 16 kHz is converted by interpolation.
 * @throws when there are no samples
 */
export async function encodeWav(blocks: Float32Array[], sampleRateHz: number): Promise<ArrayBuffer> {
  const samples = joined(blocks);
  if (samples.length === 0) {
    throw new Error('There is no sound to write.');
  }
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const source = new AudioSampleSource({
    codec: 'pcm-s16',
    transform: sampleRateHz === AUDIO_SAMPLE_RATE_HZ ? undefined : { sampleRate: AUDIO_SAMPLE_RATE_HZ },
  });
  output.addAudioTrack(source);
  await output.start();
  // A single sample for all blocks, because mediabunny interpolates only within a sample and each seam would click.
  const sample = new AudioSample({
    data: samples,
    format: 'f32',
    numberOfChannels: 1,
    sampleRate: sampleRateHz,
    timestamp: 0,
  });
  await source.add(sample);
  sample.close();
  await output.finalize();
  if (target.buffer === null) {
    throw new Error('The encoder wrote nothing.');
  }
  return target.buffer;
}

function joined(blocks: Float32Array[]): Float32Array {
  const samples = new Float32Array(blocks.reduce((frames, block) => frames + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    samples.set(block, offset);
    offset += block.length;
  }
  return samples;
}
