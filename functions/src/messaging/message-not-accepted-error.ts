import type { DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { logFailure } from '../platform/log-failure.ts';

/** A provider did not accept a message. Its answer is not stored because it may quote the message. */
export class MessageNotAcceptedError extends Error {
  override readonly name: string = 'MessageNotAcceptedError';

  constructor(readonly failure: DeliveryFailure) {
    super(failure);
  }
}

/** SendGrid did not accept an email because of some of its recipients, given by index. Empty if SendGrid names none. */
export class MailRefusedError extends MessageNotAcceptedError {
  constructor(readonly personalizations: readonly number[]) {
    super(personalizations.length > 0 ? 'wrong_address' : 'not_accepted');
  }
}

/** Returns why sending failed: `unexpected` for any error but MessageNotAcceptedError. Logs such an error without its message. */
export function failureOfSending(error: unknown): DeliveryFailure {
  if (error instanceof MessageNotAcceptedError) {
    return error.failure;
  }
  logFailure('A message could not be sent', error);
  return 'unexpected';
}

/** Classifies a provider's HTTP status by whether another attempt, another key or another address may help. */
export function failureOfStatus(status: number): DeliveryFailure {
  if (status === 401 || status === 403) {
    return 'not_authorized';
  }
  return status === 408 || status === 429 || status >= 500 ? 'unreachable' : 'not_accepted';
}
