import type { Delivery, DeliveryFailure } from '@prayer-community/domain/delivery/delivery';
import { logger } from 'firebase-functions/logger';

/** Failures that last until someone repairs the account at the provider. */
const REFUSALS: readonly (DeliveryFailure | null)[] = ['not_authorized', 'sender_not_verified'];

/**
 * Logs a failed attempt that no retry can fix, unless the attempt before it was refused as well. An alert counts these
 * (monitoring/metrics/refused-messages.json), because the delivery is given up only hours later.
 * @param delivery as it was before the attempt
 */
export function logRefusal(
  delivery: Pick<Delivery<unknown>, 'template' | 'failure'>,
  failure: DeliveryFailure | null,
): void {
  if (REFUSALS.includes(failure) && !REFUSALS.includes(delivery.failure)) {
    logger.warn('attemptDelivery', { outcome: 'refused', template: delivery.template, failure });
  }
}
