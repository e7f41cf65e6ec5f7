import {
  beginAttempt,
  beginRetry,
  type Delivery,
  type DeliveryEnd,
  markFailed,
  markGivenUp,
  markNotNeeded,
  markPostponed,
  markSent,
  memberOf,
} from '@prayer-community/domain/delivery/delivery';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readDelivery } from '../data/delivery.ts';
import { now } from '../platform/clock.ts';
import { FIRESTORE_CODES, hasCode } from '../platform/error-code.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { leaveSmsLists } from './leave-sms-lists.ts';
import { logGivenUp } from './log-given-up.ts';
import { logRefusal } from './log-refusal.ts';
import { failureOfSending } from './message-not-accepted-error.ts';
import type { Sender, Senders, SendOutcome } from './sender.ts';
import { startAttempt } from './start-attempt.ts';

type Stored = Delivery<Date>;

/** Decides whether a delivery is tried again after a failed attempt. */
type EndOfFailure = typeof markFailed;

const END_OF_OUTCOME: Record<SendOutcome, (now: Date) => DeliveryEnd> = {
  sent: markSent,
  not_needed: markNotNeeded,
  postponed: markPostponed,
};

/** Attempts a due delivery, unless another attempt is running, and stores the result. */
export async function attemptDelivery(ref: DocumentReference, senders: Senders): Promise<void> {
  const delivery = await startAttempt(ref, readDelivery, beginAttempt);
  if (delivery) {
    await carryOut(ref, delivery, senders, markFailed);
  }
}

/**
 * Retries a delivery that was given up. If that fails, it is given up again at once.
 * @returns the delivery after the attempt, or null if it is no longer given up
 */
export async function retryGivenUp(ref: DocumentReference, senders: Senders): Promise<Stored | null> {
  const delivery = await startAttempt(ref, readDelivery, beginRetry);
  const end: EndOfFailure = (_delivery, failure) => markGivenUp(failure);
  return delivery && { ...delivery, ...(await carryOut(ref, delivery, senders, end)) };
}

async function carryOut(
  ref: DocumentReference,
  delivery: Stored,
  senders: Senders,
  endOfFailure: EndOfFailure,
): Promise<DeliveryEnd> {
  const end = await send(ref.id, delivery, senders[delivery.template], endOfFailure);
  logOutcome('attemptDelivery', `${delivery.template}_${end.failure ?? end.status}`, memberOf(delivery));
  logRefusal(delivery, end.failure);
  if (end.status === 'given_up') {
    logGivenUp(delivery.template, end.failure);
  }
  await storeEnd(ref, end);
  await leaveSmsLists(delivery, end.failure);
  return end;
}

/** A delivery that was deleted in the meantime, along with its subject, needs no record. */
async function storeEnd(ref: DocumentReference, end: DeliveryEnd): Promise<void> {
  try {
    await ref.update({ ...end });
  } catch (error) {
    if (!hasCode(error, FIRESTORE_CODES.notFound)) {
      throw error;
    }
  }
}

async function send(
  key: string,
  delivery: Stored,
  sender: Sender,
  endOfFailure: EndOfFailure,
): Promise<DeliveryEnd> {
  try {
    const outcome = await sender.send(delivery, { key, attempt: delivery.attempts });
    return END_OF_OUTCOME[outcome](now());
  } catch (error) {
    return endOfFailure(delivery, failureOfSending(error), now());
  }
}
