import { AUDIO_MAX_BYTES, AUDIO_SAMPLE_RATE_HZ } from '@prayer-community/domain/limits';
import { readWavHeader, WAV_HEADER_BYTES } from '@prayer-community/domain/request-form/wav-header';
import { bucket } from '../platform/admin.ts';

/** True if the file at the path exists and is a small WAV in the recorder's format: 16 kHz, mono, 16 bit. */
export async function isValidRecording(path: string): Promise<boolean> {
  const file = (await bucket()).file(path);
  const [exists] = await file.exists();
  if (!exists) {
    return false;
  }
  const [[metadata], [start]] = await Promise.all([
    file.getMetadata(),
    file.download({ start: 0, end: WAV_HEADER_BYTES - 1 }),
  ]);
  const facts = readWavHeader(start);
  return (
    Number(metadata.size) <= AUDIO_MAX_BYTES &&
    facts?.sampleRateHz === AUDIO_SAMPLE_RATE_HZ &&
    facts.channels === 1 &&
    facts.bitsPerSample === 16
  );
}
