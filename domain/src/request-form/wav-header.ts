interface WavFacts {
  sampleRateHz: number;
  channels: number;
  bitsPerSample: number;
  durationSeconds: number;
}

/** The size of the canonical header: RIFF, `fmt ` and the start of `data`. */
export const WAV_HEADER_BYTES = 44;

const PCM = 1;

/**
 * Reads the header of a canonical PCM WAV file. Null if it is not one. Source: the WAVE PCM layout,
 * https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
 */
export function readWavHeader(bytes: Uint8Array): WavFacts | null {
  if (bytes.byteLength < WAV_HEADER_BYTES) {
    return null;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, WAV_HEADER_BYTES);
  const text = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  const isWave = text(0) === 'RIFF' && text(8) === 'WAVE' && text(12) === 'fmt ' && text(36) === 'data';
  const byteRate = view.getUint32(28, true);
  if (!isWave || view.getUint16(20, true) !== PCM || byteRate === 0) {
    return null;
  }
  return {
    channels: view.getUint16(22, true),
    sampleRateHz: view.getUint32(24, true),
    bitsPerSample: view.getUint16(34, true),
    durationSeconds: view.getUint32(40, true) / byteRate,
  };
}
