import {
  anonymizeIfClosedBy,
  anonymizeRequest,
  isDueForAnonymization,
} from '@prayer-community/domain/retention/request-retention';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { recordErasure } from '../data/erasure-ledger.ts';
import { postAuthorsOfRequest, takeDownPost } from '../data/post.ts';
import { requestSchema, requests } from '../data/request.ts';
import { anonymizeRequestIn, deleteRequestData } from '../data/request-belongings.ts';
import { privacySettings } from '../data/settings.ts';
import { completePages } from '../platform/settle-each.ts';

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
  const { retention_days } = await privacySettings.load(db);
  const closedBy = anonymizeIfClosedBy(retention_days, now);
  if (closedBy === null) {
    return 0;
  }
  const due = requests(db)
    .where('status', '==', 'closed')
    .where('emptied_at', '==', null)
    .where('updated_at', '<=', closedBy)
    .orderBy('updated_at');
  const anonymized = await completePages('A closed request could not be anonymized', due, ({ ref }) =>
    anonymizeIfDue(db, ref, closedBy, now),
  );
  return anonymized.filter(Boolean).length;
}

/**
 * Deletes everything that belongs to a request, including its post on the wall, its links and messages to its
 * requester. The request itself comes last: until then, the next run finds it again, and repeating the deletions is
 * harmless.
 * @returns false if the request is no longer due, because it was reopened after the retention period was extended
 */
export async function anonymizeIfDue(
  db: Firestore,
  ref: DocumentReference,
  closedBy: Date,
  now: Date,
): Promise<boolean> {
  if (!isDueForAnonymization(readClosed(await ref.get()), closedBy)) {
    return false;
  }
  const { docs: shared } = await postAuthorsOfRequest(db, ref.id).get();
  await Promise.all(shared.map((post) => takeDownPost(db, post.id, now)));
  await deleteRequestData(db, ref.id);
  const isAnonymized = await db.runTransaction(async (transaction) => {
    const request = readClosed(await transaction.get(ref));
    const isDue = isDueForAnonymization(request, closedBy);
    if (isDue) {
      await anonymizeRequestIn(db, transaction, ref, anonymizeRequest(request, now));
    }
    return isDue;
  });
  if (isAnonymized) {
    await recordErasure({ kind: 'request', id: ref.id });
  }
  return isAnonymized;
}

function readClosed(document: DocumentSnapshot): z.infer<typeof closedSchema> {
  return closedSchema.parse(document.data());
}
