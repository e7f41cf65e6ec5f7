import { randomUUID } from 'node:crypto';
import {
  authorOfPost,
  markAnswered,
  newReaction,
  newReport,
  prayForPost,
  visitorWhoAnswered,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { type BeliefWallPost, newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, reactionId, reportId } from '@prayer-community/domain/collections';
import {
  type DocumentReference,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';

// What a visitor's client writes to the wall, with what a test changes of it.

/** Who writes about which post. */
export interface WallWriter {
  db: Firestore;
  uid: string;
  postId: string;
}

/** Where a post is. */
export function postRef({ db, postId }: Omit<WallWriter, 'uid'>): DocumentReference {
  return doc(db, COLLECTIONS.beliefWallPosts, postId);
}

/** Where a visitor's prayer for a post is. */
export function reactionRef({ db, uid, postId }: WallWriter): DocumentReference {
  return doc(db, COLLECTIONS.beliefWallReactions, reactionId(postId, uid));
}

/** Where a visitor's report of a post is. */
export function reportRef({ db, uid, postId }: WallWriter): DocumentReference {
  return doc(db, COLLECTIONS.beliefWallReports, reportId(postId, uid));
}

/** A post that is on the wall, with what the test changes of it. */
export function storedPost(changes: Partial<BeliefWallPost<Date>> = {}): BeliefWallPost<Date> {
  return { ...newWallPost('Please pray for my exam.', null, true, new Date()), ...changes };
}

/** Posts past the functions. */
export function post(writer: WallWriter): Promise<void> {
  return setDoc(postRef(writer), newWallPost('Please pray for me.', null, true, serverTimestamp()));
}

/** Prays, in one batch with the count. */
export function pray(
  writer: WallWriter,
  reactionChanges: object = {},
  countChanges: object = {},
): Promise<void> {
  return writeBatch(writer.db)
    .set(reactionRef(writer), {
      ...newReaction(writer.postId, randomUUID(), serverTimestamp()),
      ...reactionChanges,
    })
    .update(postRef(writer), { ...prayForPost(increment), ...countChanges })
    .commit();
}

/** Where it is remembered who posted. */
export function authorRef({ db, postId }: Omit<WallWriter, 'uid'>): DocumentReference {
  return doc(db, COLLECTIONS.postAuthors, postId);
}

/** Where a visitor's last marking is remembered. */
export function answerPaceRef({ db, uid }: Omit<WallWriter, 'postId'>): DocumentReference {
  return doc(db, COLLECTIONS.answerPaces, uid);
}

/** Claims a post past the functions. */
export function claim(writer: WallWriter): Promise<void> {
  return setDoc(authorRef(writer), authorOfPost(writer.uid));
}

/** Marks a post as answered, in one batch with the visitor's pace. */
export function answer(
  writer: WallWriter,
  testimony: string | null = null,
  changes: object = {},
  paceChanges: object = {},
): Promise<void> {
  return writeBatch(writer.db)
    .update(postRef(writer), { ...markAnswered(testimony), ...changes })
    .set(answerPaceRef(writer), { ...visitorWhoAnswered(writer.postId, serverTimestamp()), ...paceChanges })
    .commit();
}

/** Reports a post past the functions. */
export function report(writer: WallWriter): Promise<void> {
  return setDoc(reportRef(writer), newReport(writer.postId, writer.uid, serverTimestamp()));
}
