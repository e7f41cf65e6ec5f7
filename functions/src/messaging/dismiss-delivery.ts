import type { DeliveryStatus } from '@prayer-community/domain/delivery/delivery';
import { UNDELIVERED_REFUSALS } from '@prayer-community/domain/delivery/undelivered';
import { refusal } from '@prayer-community/domain/refusal';
import { deliveries, readDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';

/** Removes a given-up message from leadership's list. It stays stored, so it is never sent again. */
export const dismissDelivery = defineCallable('dismissDelivery', {}, async ({ key }, caller) => {
  const leaderUid = await requireRecentLeader(caller, now());
  const isDismissed = await dismiss(key);
  logOutcome('dismissDelivery', isDismissed ? 'dismissed' : 'settled', leaderUid);
  return isDismissed ? { success: true } : refusal(UNDELIVERED_REFUSALS.settled);
});

async function dismiss(key: string): Promise<boolean> {
  const db = await firestore();
  const ref = deliveries(db).doc(key);
  return db.runTransaction(async (transaction) => {
    const delivery = readDelivery(await transaction.get(ref));
    if (delivery?.status !== 'given_up') {
      return false;
    }
    transaction.update(ref, { status: 'dismissed' satisfies DeliveryStatus });
    return true;
  });
}
