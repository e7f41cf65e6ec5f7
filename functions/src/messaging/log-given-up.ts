import {
  type DeliveryFailure,
  type DeliveryTemplate,
  RECIPIENT_KINDS,
} from '@prayer-community/domain/delivery/delivery';
import { logger } from 'firebase-functions/logger';

/** Emails that are not deliveries: someone waits for them on a page. */
const AWAITED_MAILS = ['sign_in_code', 'sign_in_link', 'email_change_code'] as const;

export type AwaitedMail = (typeof AWAITED_MAILS)[number];

/** Failures of a recipient's address. */
const ADDRESS_FAILURES: readonly (DeliveryFailure | null)[] = ['returned', 'wrong_address', 'suppressed'];

/**
 * Logs a message that will not be retried. An alert counts these (monitoring/metrics/undelivered-messages.json), except
 * for addresses of visitors, because strangers can enter any number of wrong ones.
 */
export function logGivenUp(template: DeliveryTemplate | AwaitedMail, failure: DeliveryFailure | null): void {
  if (!isWrongAddressOfVisitor(template, failure)) {
    logger.warn('attemptDelivery', { outcome: 'given_up', template, failure });
  }
}

function isWrongAddressOfVisitor(
  template: DeliveryTemplate | AwaitedMail,
  failure: DeliveryFailure | null,
): boolean {
  return (
    ADDRESS_FAILURES.includes(failure) && !isAwaitedMail(template) && RECIPIENT_KINDS[template] === 'guest'
  );
}

function isAwaitedMail(template: DeliveryTemplate | AwaitedMail): template is AwaitedMail {
  return AWAITED_MAILS.some((mail) => mail === template);
}
