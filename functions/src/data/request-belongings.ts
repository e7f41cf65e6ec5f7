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
import { deleteFound } from '../platform/delete-found.ts';
import { deliveriesToRequester } from './delivery.ts';
import { prayerNotices } from './prayer-notice.ts';
import { repliesOf } from './reply.ts';
import { notesOf, requestPrayersOf } from './request.ts';
import { statusLinksOf } from './status-link.ts';

/** Deletes a request's recordings, notes, replies, prayers and links, and the messages to its requester. Idempotent. */
export async function deleteRequestData(db: Firestore, requestId: string): Promise<void> {
  await deleteRecordings(requestId);
  await deleteStaffWritings(db, requestId);
  await deleteFound(statusLinksOf(db, requestId));
  await deleteFound(deliveriesToRequester(db, requestId));
}

/**
 * Changes a request to one without personal content, and deletes what was added since `deleteRequestData` and the
 * requester's notice. Read the request in the same transaction before.
 */
export async function anonymizeRequestIn(
  db: Firestore,
  transaction: Transaction,
  ref: DocumentReference,
  fields: object,
): Promise<void> {
  const newWritings = await readNewStaffWritings(db, ref.id, (query) => transaction.get(query));
  for (const document of newWritings) {
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

/** Everything that staff write below a request. */
const STAFF_WRITINGS = [notesOf, repliesOf, requestPrayersOf];

export async function deleteStaffWritings(db: Firestore, requestId: string): Promise<void> {
  for (const writingsOf of STAFF_WRITINGS) {
    await db.recursiveDelete(writingsOf(db, requestId));
  }
}

/**
 * Reads what staff wrote since `deleteStaffWritings`. Read it after the request, and delete it in the write that empties
 * the request: a note or a prayer changes its request, so none can be added in between, and the rules allow none afterward.
 */
export async function readNewStaffWritings(
  db: Firestore,
  requestId: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(STAFF_WRITINGS.map((writingsOf) => read(writingsOf(db, requestId))));
  return found.flatMap(({ docs }) => docs);
}
