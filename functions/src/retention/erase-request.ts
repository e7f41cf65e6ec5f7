import { COLLECTIONS } from '@prayer-community/domain/collections';
import { prayerRequestFields } from '@prayer-community/domain/prayer-request/prayer-request';
import { eraseAgain } from '@prayer-community/domain/status-page/request-withdrawal';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { deliveriesToRequester } from '../data/delivery.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { deleteNotes, deleteRecordings } from '../data/request-belongings.ts';
import { statusLinksOf } from '../data/status-link.ts';
import { storedInstant } from '../platform/stored-instant.ts';

const erasedSchema = z
  .object(prayerRequestFields(storedInstant))
  .pick({ status: true, is_on_behalf: true, revision: true, emptied_at: true });

/** Erases again what a restored backup holds of a request; one that is not there, or empty, stays as it is. */
export async function eraseRequest(db: Firestore, requestId: string, now: Date): Promise<void> {
  await deleteRecordings(requestId);
  await deleteNotes(db, requestId);
  const [links, mails] = await Promise.all([
    statusLinksOf(db, requestId).get(),
    deliveriesToRequester(db, requestId).get(),
  ]);
  await Promise.all([...links.docs, ...mails.docs].map(({ ref }) => ref.delete()));
  await prayerNotices(db).doc(requestId).delete();
  const ref = db.collection(COLLECTIONS.prayerRequests).doc(requestId);
  await db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    const request = document.exists ? erasedSchema.parse(document.data()) : null;
    if (request?.emptied_at === null) {
      transaction.update(ref, { ...eraseAgain(request, now) });
    }
  });
}
