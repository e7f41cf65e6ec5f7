import {
  newAnswerPace,
  newPostAuthor,
  newReaction,
  newReport,
} from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DocumentReference, type Firestore, updateDoc, type WriteBatch } from 'firebase/firestore/lite';
import type { Attempt } from './direct-attempts.ts';
import { decide, decisionRef, moderationEvent } from './moderation-writes.ts';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import {
  answer,
  answerPaceRef,
  authorRef,
  claim,
  post,
  postRef,
  pray,
  reactionRef,
  report,
  reportRef,
  storedPost,
  type WallWriter,
} from './wall-writes.ts';

const LONG_AGO = new Date(Date.now() - 2 * PRAYER_PACE_MS);

const POST_HISTORY = 'belief_wall_posts/history';

const WALL_KINDS: readonly string[] = [
  COLLECTIONS.beliefWallPosts,
  POST_HISTORY,
  COLLECTIONS.beliefWallReactions,
  COLLECTIONS.beliefWallReports,
  COLLECTIONS.postAuthors,
  COLLECTIONS.answerPaces,
];

export function isOfWall({ kind }: Attempt): boolean {
  return WALL_KINDS.includes(kind);
}

function writerOf(db: Firestore, { caller, id }: Attempt): WallWriter {
  return { db, uid: caller === 'visitor' ? 'nobody' : UIDS[caller], postId: id };
}

/** Stores a post to act on and, unless the attempt creates one, old versions of the other documents. */
export function prepareWall(batch: WriteBatch, db: Firestore, attempt: Attempt): void {
  const writer = writerOf(db, attempt);
  const { uid, postId } = writer;
  batch.set(postRef(writer), storedPost());
  if (attempt.operation === 'create') {
    batch.delete(answerPaceRef(writer));
    return;
  }
  batch.set(authorRef(writer), newPostAuthor(uid));
  batch.set(answerPaceRef(writer), newAnswerPace('an-older-post', LONG_AGO));
  batch.set(reactionRef(writer), newReaction(postId, 'random', LONG_AGO));
  batch.set(reportRef(writer), newReport(postId, uid, LONG_AGO));
  batch.set(decisionRef(writer, 'earlier'), { ...moderationEvent(uid, 'hide', false), at: LONG_AGO });
}

export function wallTarget(db: Firestore, attempt: Attempt): DocumentReference {
  const writer = writerOf(db, attempt);
  switch (attempt.kind) {
    case COLLECTIONS.beliefWallReactions:
      return reactionRef(writer);
    case COLLECTIONS.beliefWallReports:
      return reportRef(writer);
    case COLLECTIONS.postAuthors:
      return authorRef(writer);
    case COLLECTIONS.answerPaces:
      return answerPaceRef(writer);
    case POST_HISTORY:
      return decisionRef(writer, 'earlier');
    default:
      return postRef(writer);
  }
}

/** Performs the action that creates the document, such as praying for a post or reporting it. */
export function createOnWall(db: Firestore, attempt: Attempt): Promise<void> {
  const writer = writerOf(db, attempt);
  switch (attempt.kind) {
    case COLLECTIONS.beliefWallReactions:
      return pray(writer);
    case COLLECTIONS.beliefWallReports:
      return report(writer);
    case POST_HISTORY:
      return decide(writer, { action: 'hide' });
    case COLLECTIONS.postAuthors:
      return claim(writer);
    case COLLECTIONS.answerPaces:
      return answer(writer);
    default:
      return post({ ...writer, postId: newId() });
  }
}

/** Performs the action that updates the document, such as praying again or settling a report. */
export function updateOnWall(db: Firestore, attempt: Attempt): Promise<void> {
  const writer = writerOf(db, attempt);
  switch (attempt.kind) {
    case COLLECTIONS.beliefWallReactions:
      return pray(writer);
    case COLLECTIONS.beliefWallReports:
      return updateDoc(reportRef(writer), { is_settled: true });
    case POST_HISTORY:
      return updateDoc(decisionRef(writer, 'earlier'), { is_undo: true });
    case COLLECTIONS.postAuthors:
      return updateDoc(authorRef(writer), { author_uid: 'somebody' });
    default:
      return answer(writer);
  }
}
