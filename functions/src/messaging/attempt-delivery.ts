import {
  beginAttempt,
  beginRetry,
  type Delivery,
  type DeliveryEnd,
  markFailed,
  markNotNeeded,
  markSent,
  memberOf,
} from '@prayer-community/domain/delivery/delivery';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { logGivenUp } from './log-given-up.ts';
import { failureOf } from './message-not-taken-error.ts';
import type { Sender, Senders } from './sender.ts';

type Stored = Delivery<Date>;

/** gRPC status NOT_FOUND. */
const notFoundSchema = z.object({ code: z.literal(5) });

/** Attempts a due delivery, unless another attempt is running, and stores the result. */
export async function attemptDelivery(ref: DocumentReference, senders: Senders): Promise<void> {
  const delivery = await begin(ref, beginAttempt);
  if (delivery) {
    await carryOut(ref, delivery, senders);
  }
}

/**
 * Retries a delivery that was given up.
 * @returns the delivery after the attempt, or null if it is no longer given up
 */
export async function retryGivenUp(ref: DocumentReference, senders: Senders): Promise<Stored | null> {
  const delivery = await begin(ref, beginRetry);
  return delivery && { ...delivery, ...(await carryOut(ref, delivery, senders)) };
}

async function begin(
  ref: DocumentReference,
  beginTry: (delivery: Stored, now: Date) => Partial<Stored> | null,
): Promise<Stored | null> {
  const db = await firestore();
  return db.runTransaction(async (transaction) => {
    const delivery = readDelivery(await transaction.get(ref));
    const begun = delivery && beginTry(delivery, now());
    if (!begun) {
      return null;
    }
    transaction.update(ref, { ...begun });
    return { ...delivery, ...begun };
  });
}

async function carryOut(ref: DocumentReference, delivery: Stored, senders: Senders): Promise<DeliveryEnd> {
  const end = await send(ref.id, delivery, senders[delivery.template]);
  logOutcome('attemptDelivery', `${delivery.template}_${end.failure ?? end.status}`, memberOf(delivery));
  if (end.status === 'given_up') {
    logGivenUp(delivery.template, end.failure);
  }
  await storeEnd(ref, end);
  return end;
}

/** A delivery that was deleted in the meantime, along with its subject, needs no record. */
async function storeEnd(ref: DocumentReference, end: DeliveryEnd): Promise<void> {
  try {
    await ref.update({ ...end });
  } catch (error) {
    if (!notFoundSchema.safeParse(error).success) {
      throw error;
    }
  }
}

async function send(key: string, delivery: Stored, sender: Sender): Promise<DeliveryEnd> {
  try {
    return (await sender(delivery, { key, attempt: delivery.attempts })) === 'sent'
      ? markSent(now())
      : markNotNeeded();
  } catch (error) {
    return markFailed(delivery, failureOf(error), now());
  }
}
