import { repliesPath } from '@prayer-community/domain/collections';
import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply } from '@prayer-community/domain/replies/reply';
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

/** An id for a reply that is about to be posted. */
export function newReplyId(requestId: string): string {
  return doc(collection(firestore, repliesPath(requestId))).id;
}

/** A reply as it is posted. */
export interface OutgoingReply {
  /** As `newReplyId` gives it; the same at each try, so that the reply is stored once. */
  id: string;
  /** As `replyTextSchema` gives it. */
  text: string;
  /** Whether a leader reads it first. */
  isReviewed: boolean;
}

/** Posts a reply to the requester. Without a connection the SDK queues it. */
export async function postReply(
  requestId: string,
  { uid }: Pick<Actor, 'uid'>,
  { id, text, isReviewed }: OutgoingReply,
): Promise<void> {
  const reply = doc(firestore, repliesPath(requestId), id);
  const stored = newReply(text, uid, isReviewed, serverTimestamp());
  await trackWrite(confirmCreated(setDoc(reply, stored), reply));
}
