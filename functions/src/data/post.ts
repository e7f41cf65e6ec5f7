import { type BeliefWallPost, wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { deleteFound } from '../platform/delete-found.ts';
import { readerOf } from '../platform/reader-of.ts';
import { recordErasure } from './erasure-ledger.ts';
import { prayerNotices } from './prayer-notice.ts';
import { markDeletionFinished, tombstoneRef } from './tombstone.ts';

export const postSchema = z.object(wallPostFields(storedInstant));
export const readPost = readerOf<BeliefWallPost<Date>>(postSchema);

/** True while the wall shows the post. */
export function isOnWall(post: DocumentSnapshot): boolean {
  return post.get('is_approved') === true;
}

export function posts(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.beliefWallPosts);
}

export function reports(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.beliefWallReports);
}

export function postAuthorRef(db: Firestore, postId: string): DocumentReference {
  return db.collection(COLLECTIONS.postAuthors).doc(postId);
}

/** Returns the author documents of the posts that a request was shared as. Their ids are the ids of the posts. */
export function postAuthorsOfRequest(db: Firestore, requestId: string): Query {
  return db.collection(COLLECTIONS.postAuthors).where('request_id', '==', requestId);
}

/**
 * Removes a post from the wall permanently, regardless of leadership's decisions about it. Idempotent. The tombstone
 * comes first so that no one can reuse the post's id.
 */
export async function takeDownPost(db: Firestore, postId: string, now: Date): Promise<void> {
  await tombstoneRef(db, postId).set(newTombstone('post', now));
  await removePost(db, postId, now);
}

/**
 * Deletes a post whose tombstone already exists, along with its history, its reports and its author document. Its
 * prayers no longer count for the requester's notice.
 */
export async function removePost(db: Firestore, postId: string, now: Date): Promise<void> {
  await recordErasure({ kind: 'post', id: postId });
  await db.recursiveDelete(posts(db).doc(postId));
  await deleteFound(reports(db).where('post_id', '==', postId));
  await postAuthorRef(db, postId).delete();
  await detachNotices(db, postId, now);
  await markDeletionFinished(db, postId, now);
}

/** Lets the schedule of notices lower the number of reported prayers. A transaction, because requesters may end a notice meanwhile. */
async function detachNotices(db: Firestore, postId: string, now: Date): Promise<void> {
  const query = prayerNotices(db).where('post_id', '==', postId);
  await db.runTransaction(async (transaction) => {
    for (const { ref } of (await transaction.get(query)).docs) {
      transaction.update(ref, { post_id: null, next_due_at: now });
    }
  });
}
