import {
  type ModeratedFields,
  type Moderation,
  type ModerationAction,
  moderatedFields,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { postHistoryPath } from '@prayer-community/domain/collections';
import { type DocumentReference, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { newId } from './new-id.ts';
import { postRef, type WallWriter } from './wall-writes.ts';

export function decisionRef({ db, postId }: Omit<WallWriter, 'uid'>, decisionId: string): DocumentReference {
  return doc(db, postHistoryPath(postId), decisionId);
}

export function moderationEvent(actor: string, action: ModerationAction, is_undo: boolean): object {
  return { action, is_undo, actor, at: serverTimestamp() };
}

/** Writes fields of a post and the decision that they name in one batch. */
export function writeDecision(
  writer: WallWriter,
  fields: ModeratedFields | Record<string, unknown>,
  event: object,
): Promise<void> {
  const decisionId = newId();
  return writeBatch(writer.db)
    .update(postRef(writer), { ...fields, last_decision_id: decisionId })
    .set(decisionRef(writer, decisionId), event)
    .commit();
}

export function decide(writer: WallWriter, moderation: Moderation): Promise<void> {
  return writeDecision(
    writer,
    moderatedFields(moderation),
    moderationEvent(writer.uid, moderation.action, false),
  );
}

export function undoDecision(
  writer: WallWriter,
  action: ModerationAction,
  before: ModeratedFields,
): Promise<void> {
  return writeDecision(writer, before, moderationEvent(writer.uid, action, true));
}
