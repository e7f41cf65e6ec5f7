import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { testFirestore } from './test-backend.ts';

const sharedSchema = z.object({
  channel: z.string(),
  template: z.string(),
  created_at: storedInstant,
  next_attempt_at: storedInstant.nullable(),
});
const queuedSchema = z.union([
  sharedSchema.extend({ recipients: z.record(z.string(), z.object({ fate: z.string() })) }),
  sharedSchema.extend({ recipient: z.string(), status: z.string() }),
]);

/** A message to one recipient, whether or not its document has other recipients. */
export type QueuedForOne = z.infer<typeof sharedSchema> & { recipient: string; status: string };

/** Returns the messages about something, one per recipient. A message that moved from a group to a separate document counts once. */
export async function messagesAbout(
  aboutId: string,
  db: Firestore = testFirestore(),
): Promise<QueuedForOne[]> {
  const deliveries = db.collection(COLLECTIONS.deliveries);
  const found = await Promise.all([
    deliveries.where('about_id', '==', aboutId).get(),
    deliveries.where('about_ids', 'array-contains', aboutId).get(),
  ]);
  const documents = found.flatMap(({ docs }) => docs);
  return documents.flatMap((document) => {
    const queued = queuedSchema.parse(document.data());
    if ('recipient' in queued) {
      return [queued];
    }
    const { recipients, ...shared } = queued;
    return Object.entries(recipients)
      .filter(([, { fate }]) => fate !== 'moved')
      .map(([recipient, { fate }]) => ({ ...shared, recipient, status: fate }));
  });
}
