import {
  type DeliveryFailure,
  markGivenUp,
  outcomeOfBounce,
} from '@prayer-community/domain/delivery/delivery';
import {
  bouncedFromGroup,
  type GroupDelivery,
  outcomeOfGroupBounce,
  ownDeliveryKey,
} from '@prayer-community/domain/delivery/group-delivery';
import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { deliveries, isGroupDelivery, readDelivery, readGroupDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { leaveSmsLists } from './leave-sms-lists.ts';
import { logGivenUp } from './log-given-up.ts';

/** `settled`: there is nothing to give up, or not anymore. `under_way`: not known yet because the attempt is still running. */
export type UndeliveredOutcome = 'given_up' | 'settled' | 'under_way';

/** A message that its provider accepted, and that did not reach its recipient. */
interface Undelivered {
  /** Undefined for an email that is not a delivery, such as a code. */
  delivery: DeliveryAttempt | undefined;
  isForSignIn: boolean;
  failure: DeliveryFailure;
}

/** Gives up the delivery of a message that did not reach its recipient. A code is not a delivery: an alert counts lost codes. */
export async function recordUndelivered({
  delivery,
  isForSignIn,
  failure,
}: Undelivered): Promise<UndeliveredOutcome> {
  if (delivery) {
    return giveUp(delivery, failure);
  }
  if (isForSignIn) {
    logGivenUp('sign_in_code', failure);
  }
  return 'settled';
}

async function giveUp(
  { key, attempt, recipient }: DeliveryAttempt,
  failure: DeliveryFailure,
): Promise<UndeliveredOutcome> {
  const db = await firestore();
  const ref = deliveries(db).doc(key);
  const { outcome, template, single } = await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    if (isGroupDelivery(document) && recipient !== undefined) {
      return giveUpFor(recipient, { document, attempt, failure }, transaction);
    }
    const delivery = readDelivery(document);
    const judged = delivery ? outcomeOfBounce(delivery, attempt) : 'settled';
    if (judged === 'given_up') {
      transaction.update(ref, { ...markGivenUp(failure) });
    }
    return { outcome: judged, template: delivery?.template, single: delivery };
  });
  if (outcome === 'given_up' && template) {
    logGivenUp(template, failure);
    // No text message goes to several recipients.
    await (single && leaveSmsLists(single, failure));
  }
  return outcome;
}

interface Bounced {
  document: DocumentSnapshot;
  attempt: number;
  failure: DeliveryFailure;
}

/** Moves one of several recipients to a separate delivery, which leadership sees and can retry. */
function giveUpFor(uid: string, { document, attempt, failure }: Bounced, transaction: Transaction) {
  const group = readGroupDelivery(document);
  const outcome = group ? outcomeOfGroupBounce(group, uid, attempt) : 'settled';
  if (group && outcome === 'given_up') {
    const moved: GroupDelivery<Date>['recipients'][string] = { fate: 'moved', attempt };
    transaction.update(document.ref, new FieldPath('recipients', uid), moved);
    const own = document.ref.parent.doc(ownDeliveryKey(document.id, uid));
    transaction.set(own, bouncedFromGroup(group, uid, failure));
  }
  return { outcome, template: group?.template, single: null };
}
