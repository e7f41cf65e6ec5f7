import { recordingFolder } from '@prayer-community/domain/request-form/recording-path';
import type { Firestore, Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { bucket } from '../platform/admin.ts';
import { repliesOf } from './reply.ts';
import { notesOf } from './request.ts';

/** Deletes the recordings of a request: the whole folder, for it may hold takes that never became part of the request. */
export async function deleteRecordings(requestId: string): Promise<void> {
  const [files] = await (await bucket()).getFiles({ prefix: recordingFolder(requestId) });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

/** Deletes what the team noted on a request, and replied to it. */
export async function deleteNotesAndReplies(db: Firestore, requestId: string): Promise<void> {
  await db.recursiveDelete(notesOf(db, requestId));
  await db.recursiveDelete(repliesOf(db, requestId));
}

/**
 * What the team noted and replied since `deleteNotesAndReplies`. Read it after the request, and delete it in the write that empties the
 * request: a note changes its request, so none comes between, and the rules take none later.
 */
export async function lateNotesAndReplies(
  db: Firestore,
  requestId: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all([notesOf(db, requestId), repliesOf(db, requestId)].map(read));
  return found.flatMap(({ docs }) => docs);
}
