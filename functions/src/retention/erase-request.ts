import { eraseAgain } from '@prayer-community/domain/status-page/request-withdrawal';
import type { Firestore } from 'firebase-admin/firestore';
import { deliveriesToRequester } from '../data/delivery.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { requestRef, requestSchema } from '../data/request.ts';
import { deleteNotesAndReplies, deleteRecordings, lateNotesAndReplies } from '../data/request-belongings.ts';
import { statusLinksOf } from '../data/status-link.ts';

const erasedSchema = requestSchema.pick({
  status: true,
  is_on_behalf: true,
  revision: true,
  emptied_at: true,
});

/** Erases a request again after a restored backup brought it back. A request that is missing or already anonymized stays unchanged. */
export async function eraseRequest(db: Firestore, requestId: string, now: Date): Promise<void> {
  await deleteRecordings(requestId);
  await deleteNotesAndReplies(db, requestId);
  const [links, mails] = await Promise.all([
    statusLinksOf(db, requestId).get(),
    deliveriesToRequester(db, requestId).get(),
  ]);
  await Promise.all([...links.docs, ...mails.docs].map(({ ref }) => ref.delete()));
  const ref = requestRef(db, requestId);
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    const request = document.exists ? erasedSchema.parse(document.data()) : null;
    if (request?.emptied_at === null) {
      const late = await lateNotesAndReplies(db, requestId, (query) => transaction.get(query));
      for (const { ref: lateRef } of late) {
        transaction.delete(lateRef);
      }
      transaction.update(ref, { ...eraseAgain(request, now) });
    }
    transaction.delete(prayerNotices(db).doc(requestId));
  });
}
