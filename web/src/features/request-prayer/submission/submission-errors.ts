import { CallFailure } from '../../../firebase/call-failure.ts';

/** The recording could not be uploaded although the device is online, and no text may be sent without it. */
export class RecordingOnlyFailed extends Error {
  override name = 'RecordingOnlyFailed';
}

/** Returns true for failures that a better connection fixes. */
export function isRetryable(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'unreachable';
}
