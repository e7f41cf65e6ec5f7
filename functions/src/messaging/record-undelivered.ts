import { judgeReturn, markReturned } from '@prayer-community/domain/delivery/delivery';
import { deliveries, readDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { logGivenUp } from './log-given-up.ts';
import type { DeliveryTry, UndeliveredMail } from './mail-event.ts';

/** `settled`: there is nothing to give up, or no longer; `under_way`: nobody can say yet, as the try itself is not over. */
export type UndeliveredOutcome = 'given_up' | 'settled' | 'under_way';

/** Gives up the delivery of a mail that its recipient does not have. A code is no delivery: an alert counts its loss. */
export async function recordUndelivered({
  delivery,
  isForSignIn,
  failure,
}: UndeliveredMail): Promise<UndeliveredOutcome> {
  if (delivery) {
    return giveUp(delivery, failure);
  }
  if (isForSignIn) {
    logGivenUp('sign_in_code', failure);
  }
  return 'settled';
}

async function giveUp(
  { key, attempt }: DeliveryTry,
  failure: UndeliveredMail['failure'],
): Promise<UndeliveredOutcome> {
  const db = await firestore();
  const ref = deliveries(db).doc(key);
  const { outcome, template } = await db.runTransaction(async (transaction) => {
    const delivery = readDelivery(await transaction.get(ref));
    const judged = delivery ? judgeReturn(delivery, attempt) : 'settled';
    if (judged === 'given_up') {
      transaction.update(ref, { ...markReturned(failure) });
    }
    return { outcome: judged, template: delivery?.template };
  });
  if (outcome === 'given_up' && template) {
    logGivenUp(template, failure);
  }
  return outcome;
}
