import { randomUUID } from 'node:crypto';
import {
  markAnswered,
  newAnswerPace,
  newPostAuthor,
  newReaction,
  newReport,
  prayForPost,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { type BeliefWallPost, newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, reactionId, reportIdPrefix } from '@prayer-community/domain/collections';
import {
  type DocumentReference,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';

// Writes to the wall as a visitor's client makes them, with changes by the tests.

export interface WallWriter {
  db: Firestore;
  uid: string;
  postId: string;
}

export function postRef({ db, postId }: Omit<WallWriter, 'uid'>): DocumentReference {
  return doc(db, COLLECTIONS.beliefWallPosts, postId);
}

export function reactionRef({ db, uid, postId }: WallWriter): DocumentReference {
  return doc(db, COLLECTIONS.beliefWallReactions, reactionId(postId, uid));
}

export function reportRef({ db, uid, postId }: WallWriter): DocumentReference {
  return doc(db, COLLECTIONS.beliefWallReports, reportIdPrefix(postId, uid));
}

/** Returns a post on the wall with the given changes. */
export function storedPost(changes: Partial<BeliefWallPost<Date>> = {}): BeliefWallPost<Date> {
  return { ...newWallPost('Please pray for my exam.', null, true, new Date()), ...changes };
}

/** Posts directly, bypassing the functions. */
export function post(writer: WallWriter): Promise<void> {
  return setDoc(postRef(writer), newWallPost('Please pray for me.', null, true, serverTimestamp()));
}

/** Prays and updates the count in one batch. */
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

/** Returns the document that records the author of a post. */
export function authorRef({ db, postId }: Omit<WallWriter, 'uid'>): DocumentReference {
  return doc(db, COLLECTIONS.postAuthors, postId);
}

/** Returns the document that records when a visitor last marked a post as answered. */
export function answerPaceRef({ db, uid }: Omit<WallWriter, 'postId'>): DocumentReference {
  return doc(db, COLLECTIONS.answerPaces, uid);
}

/** Claims a post directly, bypassing the functions. */
export function claim(writer: WallWriter): Promise<void> {
  return setDoc(authorRef(writer), newPostAuthor(writer.uid));
}

/** Marks a post as answered and updates the visitor's pace in one batch. */
export function answer(
  writer: WallWriter,
  testimony: string | null = null,
  changes: object = {},
  paceChanges: object = {},
): Promise<void> {
  return writeBatch(writer.db)
    .update(postRef(writer), { ...markAnswered(testimony), ...changes })
    .set(answerPaceRef(writer), { ...newAnswerPace(writer.postId, serverTimestamp()), ...paceChanges })
    .commit();
}

/** Reports a post directly, bypassing the functions. */
export function report(writer: WallWriter): Promise<void> {
  return setDoc(reportRef(writer), newReport(writer.postId, writer.uid, serverTimestamp()));
}
