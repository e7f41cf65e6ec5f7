import { CallFailure } from '../../../firebase/call-failure.ts';

/** The recording could not be uploaded although the device is online, and no text may be sent without it. */
export class RecordingUploadError extends Error {
  override name = 'RecordingUploadError';
}

/** Returns true for failures that a better connection fixes. */
export function isRetryable(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'unreachable';
}
