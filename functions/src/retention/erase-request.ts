import { eraseRequestFields } from '@prayer-community/domain/status-page/request-withdrawal';
import type { Firestore } from 'firebase-admin/firestore';
import { prayerNotices } from '../data/prayer-notice.ts';
import { requestRef, requestSchema } from '../data/request.ts';
import { anonymizeRequestIn, deleteRequestData } from '../data/request-belongings.ts';
import { readerOf } from '../platform/reader-of.ts';

const readErased = readerOf(
  requestSchema.pick({
    status: true,
    is_on_behalf: true,
    urgency_level: true,
    revision: true,
    emptied_at: true,
  }),
);

/** Erases a request and everything that belongs to it, except its wall post. The fields of an anonymized request stay unchanged. */
export async function eraseRequest(db: Firestore, requestId: string, now: Date): Promise<void> {
  await deleteRequestData(db, requestId);
  const ref = requestRef(db, requestId);
  await db.runTransaction(async (transaction) => {
    const request = readErased(await transaction.get(ref));
    if (request?.emptied_at === null) {
      await anonymizeRequestIn(db, transaction, ref, eraseRequestFields(request, now));
    } else {
      transaction.delete(prayerNotices(db).doc(requestId));
    }
  });
}
