import { UNDELIVERED_REFUSALS, undeliveredReason } from '@prayer-community/domain/delivery/undelivered';
import { refusal } from '@prayer-community/domain/refusal';
import { deliveries } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { sendgridApiKey, serverPepper, twilioAuthToken } from '../platform/parameters.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { retryGivenUp } from './attempt-delivery.ts';
import type { Senders } from './sender.ts';

/** Immediately retries a message that was given up. Returns the result. */
export function retryingDelivery(senders: Senders) {
  return defineCallable(
    'retryDelivery',
    { secrets: [sendgridApiKey, serverPepper, twilioAuthToken] },
    async ({ key }, caller) => {
      const leaderUid = await requireRecentLeader(caller, now());
      const delivery = await retryGivenUp(deliveries(await firestore()).doc(key), senders);
      logOutcome('retryDelivery', delivery?.status ?? 'settled', leaderUid);
      if (!delivery) {
        return refusal(UNDELIVERED_REFUSALS.settled);
      }
      return delivery.status === 'sent' || delivery.status === 'not_needed'
        ? { success: true, outcome: delivery.status }
        : refusal(undeliveredReason(delivery));
    },
  );
}
