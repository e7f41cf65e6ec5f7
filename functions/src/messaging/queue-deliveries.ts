import { type DeliveryMessage, newDelivery } from '@prayer-community/domain/delivery/delivery';
import * as z from 'zod';
import { deliveries } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';

/** gRPC's ALREADY_EXISTS. */
const alreadyExistsSchema = z.object({ code: z.literal(6) });

/**
 * Has messages sent, each key once, however often it is queued. What caused them does not wait for any provider.
 * @param dueAt when they are sent: at once, or with the schedule's next run after that moment
 */
export async function queueDeliveries(
  messages: readonly DeliveryMessage[],
  now: Date,
  dueAt: Date = now,
): Promise<void> {
  const collection = deliveries(await firestore());
  await Promise.all(
    messages.map(async (message) => {
      try {
        await collection.doc(message.key).create(newDelivery(message, now, dueAt));
      } catch (error) {
        if (!alreadyExistsSchema.safeParse(error).success) {
          throw error;
        }
      }
    }),
  );
}
