import { COLLECTIONS } from '@prayer-community/domain/collections';
import { RETRY_WAITS_MS } from '@prayer-community/domain/delivery';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { runSchedule } from './run-schedule.ts';
import { testFirestore } from './test-backend.ts';
import { TRIGGERED } from './triggered.ts';

/** Before all others that are due: the schedule takes no more than so many at a time, the longest due first. */
export const LONG_DUE = new Date(0);

/** Where the delivery of a key is. */
export function deliveryRef(key: string): DocumentReference {
  return testFirestore().collection(COLLECTIONS.deliveries).doc(key);
}

/** Where the one delivery to a recipient, or about something, is, once it is queued. */
export async function queuedDelivery(
  field: 'recipient' | 'about_id',
  value: string,
): Promise<DocumentReference> {
  const [delivery] = await vi.waitUntil(async () => {
    const { docs } = await testFirestore().collection(COLLECTIONS.deliveries).where(field, '==', value).get();
    return docs.length > 0 && docs;
  }, TRIGGERED);
  if (!delivery) {
    throw new Error('nothing was waited for');
  }
  return delivery.ref;
}

/** What came of a delivery, once so many tries of it are over. */
export function afterTries(delivery: DocumentReference, attempts: number): Promise<DocumentData> {
  return vi.waitUntil(async () => {
    const stored = await afterTry(delivery);
    return stored.attempts === attempts && stored;
  }, TRIGGERED);
}

/** A delivery that waits for its next try is due. What the last one came to is forgotten, so that it can be told when this one is over. */
export async function makeDue(delivery: DocumentReference): Promise<void> {
  await delivery.update({ next_attempt_at: LONG_DUE, failure: null });
}

/** Has a delivery tried at once that waits for its next try; what came of it, whichever test's schedule was the first to try. */
export async function tryNow(delivery: DocumentReference): Promise<DocumentData> {
  await makeDue(delivery);
  await runSchedule('deliverLater');
  return afterTry(delivery);
}

/** Has a delivery tried at once, as often as it is ever tried, and what came of it; where that fails it is given up. */
export async function tryForTheLastTime(delivery: DocumentReference): Promise<DocumentData> {
  await delivery.update({ attempts: RETRY_WAITS_MS.length });
  return tryNow(delivery);
}

/** A delivery, once no try of it is under way. */
function afterTry(delivery: DocumentReference): Promise<DocumentData> {
  return vi.waitUntil(async () => {
    const stored = (await delivery.get()).data();
    const isUnderWay = stored?.status === 'pending' && stored.failure === null;
    return !isUnderWay && stored;
  }, TRIGGERED);
}
