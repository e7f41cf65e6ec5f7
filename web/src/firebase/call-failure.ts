import { message, t } from '@prayer-community/i18n/text';

/** A call that a function rejected, with the function's message, or that got no response (`unreachable`). */
export class CallFailure extends Error {
  override name = 'CallFailure';

  /** @param code a callable's error code without its prefix, such as `invalid-argument`, or `unreachable` */
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const UNREACHABLE = message('We couldn’t reach our server. Please check your connection and try again.');

/** Returns the failure for a call without a response. Whether the function did its work is unknown. */
export function unreachable(cause?: unknown): CallFailure {
  return new CallFailure('unreachable', t(UNREACHABLE), { cause });
}

/** True if there was no response, so the device may be offline. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'unreachable';
}

/** True if the function may have done its work: there was no response, or it failed before it answered. */
export function isResponseLost(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof CallFailure && error.code === 'internal');
}

/** True if the failure's message says why: the function's own message, or that there was no response. */
export function hasReason(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code !== 'internal';
}

/** Returns what to tell the user about a failed call: the function's message, if there is one. */
export function failureText(error: unknown): string {
  return error instanceof CallFailure ? error.message : t('An unexpected error occurred.');
}

/**
 * Treats code that cannot be loaded as an unreachable server.
 * @throws CallFailure with code `unreachable`
 */
export async function orUnreachable<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (cause) {
    throw unreachable(cause);
  }
}
