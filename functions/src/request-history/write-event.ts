import type { HistoryEvent } from '@prayer-community/domain/prayer-request/request-history';
import { historyOf } from '../data/request.ts';
import { firestore } from '../platform/admin.ts';

/** Writes a history event of a request with the id of the trigger's event, so a repeated event writes the same document. */
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
