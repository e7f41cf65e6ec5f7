import { CallFailure } from '../../../firebase/call-failure.ts';

/** The callable refused the request. */
export class SubmissionRefused extends Error {
  override name = 'SubmissionRefused';
}

/** The recording could not be uploaded although the device is online, and there is no text to send without it. */
export class RecordingOnlyFailed extends Error {
  override name = 'RecordingOnlyFailed';
}

/** Returns true for failures that a better connection fixes. */
export function isRetryable(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'unreachable';
}
