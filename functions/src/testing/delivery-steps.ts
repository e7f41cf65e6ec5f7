import { COLLECTIONS } from '@prayer-community/domain/collections';
import { RETRY_WAITS_MS } from '@prayer-community/domain/delivery/delivery';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { deliverAtOnce } from '../deliver.ts';
import { runSchedule } from './run-schedule.ts';
import { testFirestore } from './test-backend.ts';
import { whileTriggering } from './while-triggering.ts';

/** Earlier than all other due times, because the schedule takes a limited number of deliveries, starting with the longest due. */
export const LONG_DUE = new Date(0);

export function deliveryRef(key: string): DocumentReference {
  return testFirestore().collection(COLLECTIONS.deliveries).doc(key);
}

export async function queuedDelivery(
  field: 'recipient' | 'about_id',
  value: string,
): Promise<DocumentReference> {
  const deliveries = testFirestore().collection(COLLECTIONS.deliveries);
  const [delivery] = (await deliveries.where(field, '==', value).get()).docs;
  if (!delivery) {
    throw new Error(`nothing is queued whose ${field} is ${value}`);
  }
  return delivery.ref;
}

export async function outcomeOf(delivery: DocumentReference): Promise<DocumentData | undefined> {
  return (await delivery.get()).data();
}

export async function makeDue(delivery: DocumentReference): Promise<void> {
  await delivery.update({ next_attempt_at: LONG_DUE });
}

/** Immediately attempts a delivery that waits for its next attempt. Returns the delivery after it. */
export async function tryNow(delivery: DocumentReference): Promise<DocumentData | undefined> {
  await makeDue(delivery);
  await runSchedule('deliverLater');
  return outcomeOf(delivery);
}

/** Immediately makes the last attempt of a delivery and returns the delivery after it. If the attempt fails, the delivery is given up. */
export async function tryForTheLastTime(delivery: DocumentReference): Promise<DocumentData | undefined> {
  await delivery.update({ attempts: RETRY_WAITS_MS.length });
  return tryNow(delivery);
}

/** Runs an action and sends the messages that it queues. */
export function delivering<T>(act: () => Promise<T>): Promise<T> {
  return whileTriggering([deliverAtOnce], act);
}
