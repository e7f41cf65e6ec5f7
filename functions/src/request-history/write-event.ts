import type { HistoryEvent } from '@prayer-community/domain/prayer-request/request-history';
import { historyOf } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';

/** Writes an event of a request under the id of what triggered it: one that is delivered again writes the same once more. */
export async function writeEvent(
  requestId: string,
  triggerEventId: string,
  event: HistoryEvent<Date>,
): Promise<void> {
  const db = await firestore();
  await historyOf(db, requestId)
    .doc(triggerEventId)
    .set({ ...event });
}
