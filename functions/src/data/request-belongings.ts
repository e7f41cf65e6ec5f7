import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { bucket } from '../platform/admin.ts';
import { deliveriesToRequester } from './delivery.ts';
import { prayerNotices } from './prayer-notice.ts';
import { repliesOf } from './reply.ts';
import { notesOf } from './request.ts';
import { statusLinksOf } from './status-link.ts';

/** Deletes a request's recordings, notes, replies and links, and the messages to its requester. Idempotent. */
export async function deleteBelongings(db: Firestore, requestId: string): Promise<void> {
  await deleteRecordings(requestId);
  await deleteNotesAndReplies(db, requestId);
  await deleteFound(statusLinksOf(db, requestId));
  await deleteFound(deliveriesToRequester(db, requestId));
}

/**
 * Changes a request to one without personal content, and deletes what was added since `deleteBelongings` and the
 * requester's notice. Read the request in the same transaction before.
 */
export async function anonymizeRequestIn(
  db: Firestore,
  transaction: Transaction,
  ref: DocumentReference,
  fields: object,
): Promise<void> {
  const late = await lateNotesAndReplies(db, ref.id, (query) => transaction.get(query));
  for (const document of late) {
    transaction.delete(document.ref);
  }
  transaction.delete(prayerNotices(db).doc(ref.id));
  transaction.update(ref, { ...fields });
}

/**
 * Deletes the recordings of a request. Deletes the whole folder because it may contain recordings that never became
 * part of the request.
 */
export async function deleteRecordings(requestId: string): Promise<void> {
  const [files] = await (await bucket()).getFiles({ prefix: recordingFolder(requestId) });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

export async function deleteNotesAndReplies(db: Firestore, requestId: string): Promise<void> {
  await db.recursiveDelete(notesOf(db, requestId));
  await db.recursiveDelete(repliesOf(db, requestId));
}

/**
 * Reads the notes and replies added since `deleteNotesAndReplies`. Read them after the request, and delete them in the
 * write that empties the request: a note changes its request, so none can be added in between, and the rules allow none
 * afterward.
 */
export async function lateNotesAndReplies(
  db: Firestore,
  requestId: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all([notesOf(db, requestId), repliesOf(db, requestId)].map(read));
  return found.flatMap(({ docs }) => docs);
}

async function deleteFound(query: Query): Promise<void> {
  const found = await query.get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
}
