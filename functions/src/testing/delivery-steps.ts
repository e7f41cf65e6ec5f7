import { COLLECTIONS } from '@prayer-community/domain/collections';
import { RETRY_WAITS_MS } from '@prayer-community/domain/delivery/delivery';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { deliverAtOnce } from '../deliver.ts';
import { runSchedule } from './run-schedule.ts';
import { testFirestore } from './test-backend.ts';
import { whileTriggering } from './while-triggering.ts';

/** Before all others that are due: the schedule takes no more than so many at a time, the longest due first. */
export const LONG_DUE = new Date(0);

/** Where the delivery of a key is. */
export function deliveryRef(key: string): DocumentReference {
  return testFirestore().collection(COLLECTIONS.deliveries).doc(key);
}

/** Where the delivery to a recipient, or about something, is. */
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

/** What came of a delivery. */
export async function outcomeOf(delivery: DocumentReference): Promise<DocumentData | undefined> {
  return (await delivery.get()).data();
}

/** A delivery that waits for its next try is due. */
export async function makeDue(delivery: DocumentReference): Promise<void> {
  await delivery.update({ next_attempt_at: LONG_DUE });
}

/** Has a delivery tried at once that waits for its next try; what came of it. */
export async function tryNow(delivery: DocumentReference): Promise<DocumentData | undefined> {
  await makeDue(delivery);
  await runSchedule('deliverLater');
  return outcomeOf(delivery);
}

/** Has a delivery tried at once, as often as it is ever tried, and what came of it; where that fails it is given up. */
export async function tryForTheLastTime(delivery: DocumentReference): Promise<DocumentData | undefined> {
  await delivery.update({ attempts: RETRY_WAITS_MS.length });
  return tryNow(delivery);
}

/** Does something, and has the messages sent that it queues. */
export function delivering<T>(act: () => Promise<T>): Promise<T> {
  return whileTriggering([deliverAtOnce], act);
}
