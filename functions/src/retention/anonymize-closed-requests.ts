import {
  anonymizeIfClosedBy,
  anonymizeRequest,
  isDueForAnonymization,
} from '@prayer-community/domain/retention/request-retention';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { recordErasure } from '../data/erasure-ledger.ts';
import { postAuthorsOfRequest, takeDownPost } from '../data/post.ts';
import { readReplies } from '../data/reply.ts';
import { requestSchema, requests } from '../data/request.ts';
import { anonymizeRequestIn, deleteRequestData } from '../data/request-belongings.ts';
import { privacySettings } from '../data/settings.ts';
import { completePages } from '../platform/settle-each.ts';

const closedSchema = requestSchema.pick({
  status: true,
  updated_at: true,
  emptied_at: true,
  updates: true,
  is_on_behalf: true,
  urgency_level: true,
  revision: true,
});

/**
 * Anonymizes the requests that were closed, and last written about, longer ago than the retention period. Returns how
 * many. A request that fails is left for the next run and does not affect the others.
 * @param maxMs how long further pages of requests are begun. The rest is left for the next run
 * @throws once all requests have run, if one of them failed
 */
export async function anonymizeClosedRequests(db: Firestore, now: Date, maxMs: number): Promise<number> {
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
  const anonymized = await completePages(
    'A closed request could not be anonymized',
    due,
    ({ ref }) => anonymizeIfDue(db, ref, now),
    maxMs,
  );
  return anonymized.filter(Boolean).length;
}

/**
 * Deletes everything that belongs to a request, including its post on the wall, its links and messages to its
 * requester. The request itself comes last: until then, the next run finds it again, and repeating the deletions is
 * harmless.
 * @returns false if the request is not due: its requester or the team has written since, the retention period was
 * extended, or it was reopened
 */
export async function anonymizeIfDue(db: Firestore, ref: DocumentReference, now: Date): Promise<boolean> {
  const settings = privacySettings.ref(db);
  const [[stored, privacy], replies] = await Promise.all([db.getAll(ref, settings), readReplies(db, ref.id)]);
  if (!isDueForAnonymization(readClosed(stored), replies, closedByFor(privacy, now))) {
    return false;
  }
  const { docs: shared } = await postAuthorsOfRequest(db, ref.id).get();
  await Promise.all(shared.map((post) => takeDownPost(db, post.id, now)));
  await deleteRequestData(db, ref.id);
  const isAnonymized = await db.runTransaction(async (transaction) => {
    const [current, currentPrivacy] = await transaction.getAll(ref, settings);
    const request = readClosed(current);
    // A message that arrived since does not count: those before it are deleted.
    const silent = { ...request, updates: [] };
    const isStillDue = isDueForAnonymization(silent, [], closedByFor(currentPrivacy, now));
    if (isStillDue) {
      await anonymizeRequestIn(db, transaction, ref, anonymizeRequest(request, now));
    }
    return isStillDue;
  });
  if (isAnonymized) {
    await recordErasure({ kind: 'request', id: ref.id });
  }
  return isAnonymized;
}

type Closed = z.infer<typeof closedSchema>;

function readClosed(document: DocumentSnapshot | undefined): Closed {
  return closedSchema.parse(document?.data());
}

function closedByFor(privacy: DocumentSnapshot | undefined, now: Date): Date | null {
  return anonymizeIfClosedBy(privacySettings.read(privacy).retention_days, now);
}
