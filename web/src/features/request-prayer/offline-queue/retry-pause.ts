import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { CallRefusal } from '../../../firebase/call-refusal.ts';
import { RETRY_MS } from '../../../ui/connection/on-reconnect.ts';

/** A connection that has sent too many requests may send more within the hour. */
const LIMITED_RETRY_MS = 10 * MINUTE_MS;

/**
 * Error codes of calls that may succeed when they are repeated. A request needs no sign-in, so `unauthenticated` only
 * means that the attestation failed.
 */
const TEMPORARY_CODES = new Set([
  'unreachable',
  'internal',
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'unauthenticated',
]);

/** Returns how long a queued request waits before its next attempt. Null if a retry would fail too. */
export function retryPauseMs(error: unknown): number | null {
  if (isLimited(error)) {
    return LIMITED_RETRY_MS;
  }
  return error instanceof CallFailure && TEMPORARY_CODES.has(error.code) ? RETRY_MS : null;
}

function isLimited(error: unknown): boolean {
  return error instanceof CallRefusal
    ? error.isFor(SUBMISSION_REFUSALS.tooMany)
    : error instanceof CallFailure && error.code === 'resource-exhausted';
}
