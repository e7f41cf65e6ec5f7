import { newRequestWindow } from '@prayer-community/domain/delivery/new-request-window';
import type { Summary } from '@prayer-community/domain/delivery/notification-pace';
import type { Firestore } from 'firebase-admin/firestore';
import { readRequestState, requestRef, requests } from '../data/request.ts';

/** Returns how many of the requests that a summary covers are still new. Imported requests notify no one. */
export async function countNewIn(
  db: Firestore,
  { submission_types, from, until }: Summary<Date>,
): Promise<number> {
  const counts = submission_types.map(async (submissionType) => {
    const waiting = requests(db)
      .where('archive_status', '==', 'active')
      .where('submission_type', '==', submissionType)
      .where('created_at', '>=', from)
      .orderBy('created_at', 'desc')
      .where('status', '==', 'new')
      .where('created_at', '<', until);
    const [all, imported] = await Promise.all([
      waiting.count().get(),
      waiting.where('source', '==', 'import').count().get(),
    ]);
    return all.data().count - imported.data().count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Returns the summary of a delivery that was queued before deliveries stored it. Null if its request is gone. */
export async function summaryOfWindow(db: Firestore, requestId: string): Promise<Summary<Date> | null> {
  const request = readRequestState(await requestRef(db, requestId).get());
  if (!request) {
    return null;
  }
  const { start, end } = newRequestWindow(request.created_at);
  return { submission_types: [request.submission_type], from: start, until: end };
}
