import {
  anonymizeIfClosedBy,
  anonymizeRequest,
  isDueForAnonymization,
} from '@prayer-community/domain/retention/request-retention';
import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deliveriesToRequester } from '../data/delivery.ts';
import { noteErasure } from '../data/erasure-ledger.ts';
import { postsOfRequest, takeDownPost } from '../data/post.ts';
import { prayerNotices } from '../data/prayer-notice.ts';
import { requestSchema, requests } from '../data/request.ts';
import { deleteNotesAndReplies, deleteRecordings, lateNotesAndReplies } from '../data/request-belongings.ts';
import { privacySettings } from '../data/settings.ts';
import { statusLinksOf } from '../data/status-link.ts';
import { settleEach } from '../platform/settle-each.ts';

const BATCH = 50;

const FAILURE = 'A closed request could not be anonymized';

const closedSchema = requestSchema.pick({
  status: true,
  updated_at: true,
  emptied_at: true,
  is_on_behalf: true,
  revision: true,
});

/**
 * Anonymizes the requests that were closed longer ago than the retention period. Returns how many. A request that fails
 * is left for the next run and does not affect the others.
 * @throws once all requests have run, if one of them failed
 */
export async function anonymizeClosedRequests(db: Firestore, now: Date): Promise<number> {
  const { retention_days } = privacySettings.read(await privacySettings.ref(db).get());
  const closedBy = anonymizeIfClosedBy(retention_days, now);
  if (closedBy === null) {
    return 0;
  }
  const due = requests(db)
    .where('status', '==', 'closed')
    .where('emptied_at', '==', null)
    .where('updated_at', '<=', closedBy)
    .orderBy('updated_at')
    .limit(BATCH);
  let emptied = 0;
  let unfinished = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const batch: FirebaseFirestore.QuerySnapshot = await (last ? due.startAfter(last) : due).get();
    const { results, failed } = await settleEach(FAILURE, batch.docs, ({ ref }) =>
      empty(db, ref, closedBy, now),
    );
    emptied += results.length;
    unfinished += failed;
    last = batch.docs.at(BATCH - 1);
  } while (last);
  if (unfinished > 0) {
    throw new Error(`${FAILURE}: ${unfinished}`);
  }
  return emptied;
}

/**
 * Deletes everything that belongs to a request, including its post on the wall, its links and messages to its
 * requester. The request itself comes last: until then, the next run finds it again, and repeating the deletions is
 * harmless.
 */
async function empty(db: Firestore, ref: DocumentReference, closedBy: Date, now: Date): Promise<void> {
  await deleteRecordings(ref.id);
  await deleteNotesAndReplies(db, ref.id);
  const { docs: shared } = await postsOfRequest(db, ref.id).get();
  await Promise.all(shared.map((post) => takeDownPost(db, post.id, now)));
  await deleteFound(statusLinksOf(db, ref.id));
  await deleteFound(deliveriesToRequester(db, ref.id));
  const isAnonymized = await db.runTransaction(async (transaction) => {
    const request = closedSchema.parse((await transaction.get(ref)).data());
    const isDue = isDueForAnonymization(request, closedBy);
    if (isDue) {
      const late = await lateNotesAndReplies(db, ref.id, (query) => transaction.get(query));
      for (const document of late) {
        transaction.delete(document.ref);
      }
      transaction.delete(prayerNotices(db).doc(ref.id));
      transaction.update(ref, anonymizeRequest(request, now));
    }
    return isDue;
  });
  if (isAnonymized) {
    await noteErasure({ kind: 'request', id: ref.id });
  }
}

async function deleteFound(query: Query): Promise<void> {
  const found = await query.get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
}
