import { newReaction, newReport, visitorWhoPosted } from '@prayer-community/domain/belief-wall-actions';
import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall-pace';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DocumentReference, deleteDoc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import type { Attempt } from './direct-attempts.ts';
import { decide, decisionRef, moderationEvent } from './moderation-writes.ts';
import { UIDS } from './rules-environment.ts';
import {
  answer,
  post,
  postRef,
  pray,
  reactionRef,
  report,
  reportRef,
  storedPost,
  visitorRef,
  type WallWriter,
} from './wall-writes.ts';

const LONG_AGO = new Date(Date.now() - 2 * PRAYER_PACE_MS);

const POST_HISTORY = 'belief_wall_posts/history';

const WALL_KINDS: readonly string[] = [
  COLLECTIONS.beliefWallPosts,
  POST_HISTORY,
  COLLECTIONS.beliefWallReactions,
  COLLECTIONS.beliefWallReports,
  COLLECTIONS.visitors,
];

/** True for everything that visitors write to the wall. */
export function isOfWall({ kind }: Attempt): boolean {
  return WALL_KINDS.includes(kind);
}

function writerOf(db: Firestore, { caller, id }: Attempt): WallWriter {
  return { db, uid: caller === 'visitor' ? 'nobody' : UIDS[caller], postId: id };
}

/** Hangs up a post to act on; what is there before an update was written long ago. */
export async function prepareWall(db: Firestore, attempt: Attempt): Promise<void> {
  const writer = writerOf(db, attempt);
  const { uid, postId } = writer;
  await deleteDoc(visitorRef(writer));
  await setDoc(postRef(writer), storedPost());
  if (attempt.operation === 'create') {
    return;
  }
  await setDoc(visitorRef(writer), visitorWhoPosted('an-older-post', LONG_AGO));
  await setDoc(reactionRef(writer), newReaction(postId, 'random', LONG_AGO));
  await setDoc(reportRef(writer), newReport(postId, uid, LONG_AGO));
  await setDoc(decisionRef(writer, 'earlier'), { ...moderationEvent(uid, 'hide', false), at: LONG_AGO });
}

/** The document of the attempt. */
export function wallTarget(db: Firestore, attempt: Attempt): DocumentReference {
  const writer = writerOf(db, attempt);
  switch (attempt.kind) {
    case COLLECTIONS.beliefWallReactions:
      return reactionRef(writer);
    case COLLECTIONS.beliefWallReports:
      return reportRef(writer);
    case COLLECTIONS.visitors:
      return visitorRef(writer);
    case POST_HISTORY:
      return decisionRef(writer, 'earlier');
    default:
      return postRef(writer);
  }
}

/** Posts, prays or reports for the first time. */
export function createOnWall(db: Firestore, attempt: Attempt): Promise<void> {
  const writer = writerOf(db, attempt);
  switch (attempt.kind) {
    case COLLECTIONS.beliefWallReactions:
      return pray(writer);
    case COLLECTIONS.beliefWallReports:
      return report(writer);
    case POST_HISTORY:
      return decide(writer, { action: 'hide' });
    default:
      return post({ ...writer, postId: `new-${attempt.id}` });
  }
}

/** Marks as answered, prays or posts again, or settles a report. */
export function updateOnWall(db: Firestore, attempt: Attempt): Promise<void> {
  const writer = writerOf(db, attempt);
  switch (attempt.kind) {
    case COLLECTIONS.beliefWallReactions:
      return pray(writer);
    case COLLECTIONS.beliefWallReports:
      return updateDoc(reportRef(writer), { is_settled: true });
    case POST_HISTORY:
      return updateDoc(decisionRef(writer, 'earlier'), { is_undo: true });
    case COLLECTIONS.visitors:
      return post({ ...writer, postId: `new-${attempt.id}` });
    default:
      return answer(writer);
  }
}
