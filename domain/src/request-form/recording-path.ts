import * as z from 'zod';

/** The folder of Storage that holds recordings; staff alone read it. */
export const RECORDINGS_FOLDER = 'prayer-audio';

const RECORDING_PATH = /^prayer-audio\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/audio_[0-9]{13}\.wav$/;

/** The path of a recording: `prayer-audio/{submission id}/audio_{timestamp}.wav`. */
export const recordingPathSchema = z.string().regex(RECORDING_PATH);

const HOUR_MS = 3_600_000;

/** An upload that became part of nothing is deleted after this long. */
export const UPLOAD_DELETED_AFTER_MS = 24 * HOUR_MS;

/** A request names an earlier upload only while its deletion is far, also by a clock that is some hours wrong. */
const UPLOAD_REUSED_FOR_MS = 12 * HOUR_MS;

/** The folder of one submission's recordings, with its closing slash. */
export function recordingFolder(submissionId: string): string {
  return `${RECORDINGS_FOLDER}/${submissionId}/`;
}

/**
 * Names a new recording.
 * @param submissionId the random UUID of the submission: nobody guesses it, and the rules find its request by it
 * @param recordedAtMs milliseconds since the epoch
 */
export function recordingPath(submissionId: string, recordedAtMs: number): string {
  return `${recordingFolder(submissionId)}audio_${recordedAtMs}.wav`;
}

/** Whether a request can still name the recording that was uploaded to this path. */
export function isReusableUpload(path: string, nowMs: number): boolean {
  const uploadedAtMs = Number(/audio_([0-9]+)\.wav$/.exec(path)?.[1]);
  return nowMs - uploadedAtMs < UPLOAD_REUSED_FOR_MS;
}
