import { newQueuedDelivery, type QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import * as z from 'zod';
import { deliveries } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';

/** gRPC's ALREADY_EXISTS. */
const alreadyExistsSchema = z.object({ code: z.literal(6) });

/**
 * Has the messages of one event sent, once however often they are queued: all of them are stored together, so that an event that
 * comes again, when other people are to be notified of it, adds nobody. What caused them waits for no provider.
 * @param dueAt when they are sent: at once, or with the schedule's next run after that moment
 */
export async function queueDeliveries(
  messages: readonly QueuedMessage[],
  now: Date,
  dueAt: Date = now,
): Promise<void> {
  if (messages.length === 0) {
    return;
  }
  const db = await firestore();
  const batch = db.batch();
  for (const message of messages) {
    batch.create(deliveries(db).doc(message.key), newQueuedDelivery(message, now, dueAt));
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!alreadyExistsSchema.safeParse(error).success) {
      throw error;
    }
  }
}
