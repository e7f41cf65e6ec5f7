import * as z from 'zod';
import { DAY_MS, HOUR_MS } from '../fields/durations.ts';

/** The Cloud Storage folder of recordings. Only staff may read it. */
export const RECORDINGS_FOLDER = 'prayer-audio';

const RECORDING_PATH = /^prayer-audio\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/audio_[0-9]{13}\.wav$/;

/** The path of a recording: `prayer-audio/{submission id}/audio_{timestamp}.wav`. */
export const recordingPathSchema = z.string().regex(RECORDING_PATH);

/** An upload that no request uses is deleted after this long. */
export const UPLOAD_DELETED_AFTER_MS = DAY_MS;

/** A request reuses an earlier upload only well before its deletion, even if a clock is some hours off. */
const UPLOAD_REUSED_FOR_MS = 12 * HOUR_MS;

export function recordingFolder(submissionId: string): string {
  return `${RECORDINGS_FOLDER}/${submissionId}/`;
}

/**
 * Returns the path of a new recording.
 * @param submissionId the random UUID of the submission. It cannot be guessed, and the rules find the request by it
 * @param recordedAtMs milliseconds since the epoch
 */
export function recordingPath(submissionId: string, recordedAtMs: number): string {
  return `${recordingFolder(submissionId)}audio_${recordedAtMs}.wav`;
}

/** True if a request can still use the recording uploaded to this path. */
export function isReusableUpload(path: string, nowMs: number): boolean {
  const uploadedAtMs = Number(/audio_([0-9]+)\.wav$/.exec(path)?.[1]);
  return nowMs - uploadedAtMs < UPLOAD_REUSED_FOR_MS;
}
