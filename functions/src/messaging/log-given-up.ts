import type { DeliveryFailure, DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import { logger } from 'firebase-functions/logger';

/** Emails that are not deliveries: someone waits for them on a page. */
export type AwaitedMail = 'sign_in_code' | 'sign_in_link' | 'email_change_code';

/** Logs a message that will not be retried. An alert counts these (monitoring/metrics/undelivered-messages.json). */
export function logGivenUp(template: DeliveryTemplate | AwaitedMail, failure: DeliveryFailure | null): void {
  logger.warn('attemptDelivery', { outcome: 'given_up', template, failure });
}
