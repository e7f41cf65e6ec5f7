import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import type { Firestore, Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { bucket } from '../platform/admin.ts';
import { repliesOf } from './reply.ts';
import { notesOf } from './request.ts';

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
