import * as z from 'zod';

/** The folder of Storage that holds recordings; staff alone read it. */
export const RECORDINGS_FOLDER = 'prayer-audio';

const RECORDING_PATH = /^prayer-audio\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/audio_[0-9]{13}\.wav$/;

/** Where a recording lies: `prayer-audio/{random UUID}/audio_{timestamp}.wav`. */
export const recordingPathSchema = z.string().regex(RECORDING_PATH);

/**
 * Names a new recording.
 * @param folder a random UUID, so that nobody guesses the path
 * @param recordedAtMs milliseconds since the epoch
 */
export function recordingPath(folder: string, recordedAtMs: number): string {
  return `${RECORDINGS_FOLDER}/${folder}/audio_${recordedAtMs}.wav`;
}
