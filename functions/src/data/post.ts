import { wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';
import { noteErasure } from './erasure-ledger.ts';
import { markEmptied, tombstoneRef } from './tombstone.ts';

/** A stored post; who needs less of it reads no more. */
export const postSchema = z.object(wallPostFields(storedInstant));

/** Where the posts of the wall are. */
export function posts(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.beliefWallPosts);
}

/** Where reports of posts are. */
export function reports(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.beliefWallReports);
}

/** Where it is who wrote a post. */
export function postAuthorRef(db: Firestore, postId: string): DocumentReference {
  return db.collection(COLLECTIONS.postAuthors).doc(postId);
}

/** What names the posts that a request was shared as; its documents have the ids of the posts. */
export function postsOfRequest(db: Firestore, requestId: string): Query {
  return db.collection(COLLECTIONS.postAuthors).where('request_id', '==', requestId);
}

/**
 * Takes a post off the wall for good, whatever leadership decided about it. Called twice it does no more. The
 * tombstone comes first, so that nobody posts under the id of a post that is gone.
 */
export async function takeDownPost(db: Firestore, postId: string, now: Date): Promise<void> {
  await tombstoneRef(db, postId).set(newTombstone('post', now));
  await removePost(db, postId, now);
}

/** Deletes a post that has its tombstone, with its reports and the notices to its author. */
export async function removePost(db: Firestore, postId: string, now: Date): Promise<void> {
  await noteErasure({ kind: 'post', id: postId });
  await db.recursiveDelete(posts(db).doc(postId));
  const reported = await reports(db).where('post_id', '==', postId).get();
  await Promise.all(reported.docs.map(({ ref }) => ref.delete()));
  await postAuthorRef(db, postId).delete();
  await markEmptied(db, postId, now);
}
