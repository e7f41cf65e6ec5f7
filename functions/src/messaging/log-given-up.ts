import type { DeliveryFailure, DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import { logger } from 'firebase-functions/logger';

/** Logs a message that will not be retried. An alert counts these (monitoring/metrics/undelivered-messages.json). */
export function logGivenUp(
  template: DeliveryTemplate | 'sign_in_code',
  failure: DeliveryFailure | null,
): void {
  logger.warn('attemptDelivery', { outcome: 'given_up', template, failure });
}
