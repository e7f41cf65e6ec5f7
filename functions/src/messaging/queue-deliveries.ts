import { newQueuedDelivery, type QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import type { Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { FIRESTORE_CODES, hasCode } from '../platform/error-code.ts';
import type { OptimisticBatch } from '../platform/optimistic-batch.ts';

/**
 * Queues the messages of one event, once no matter how often this runs. All are stored together: if the event repeats
 * when other people would be notified, no one is added. The caller does not wait for a provider.
 */
export async function queueDeliveries(messages: readonly QueuedMessage[], now: Date): Promise<void> {
  if (messages.length === 0) {
    return;
  }
  const db = await firestore();
  const batch = db.batch();
  queueIn(db, messages, now, batch);
  try {
    await batch.commit();
  } catch (error) {
    if (!hasCode(error, FIRESTORE_CODES.alreadyExists)) {
      throw error;
    }
  }
}

/**
 * Queues messages of which none is stored yet, atomically with the other writes of the batch.
 * @param dueAt when to send them: immediately, or with the schedule's next run after that time
 */
export function queueIn(
  db: Firestore,
  messages: readonly QueuedMessage[],
  now: Date,
  writes: Pick<OptimisticBatch, 'create'>,
  dueAt: Date = now,
): void {
  for (const message of messages) {
    writes.create(deliveries(db).doc(message.key), newQueuedDelivery(message, now, dueAt));
  }
}

/** Queues the messages that are not stored yet, atomically with the other writes of the batch. */
export async function queueOnce(
  db: Firestore,
  messages: readonly QueuedMessage[],
  now: Date,
  writes: OptimisticBatch,
): Promise<void> {
  for (const message of messages) {
    const delivery = await deliveries(db).doc(message.key).get();
    if (!delivery.exists) {
      writes.update(delivery, newQueuedDelivery(message, now));
    }
  }
}
