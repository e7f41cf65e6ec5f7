import { repliesPath } from '@prayer-community/domain/collections';
import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply } from '@prayer-community/domain/replies/reply';
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { confirmCreated } from '../../../firebase/confirm-created.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

export function newReplyId(requestId: string): string {
  return doc(collection(firestore, repliesPath(requestId))).id;
}

export interface OutgoingReply {
  /** The id from `newReplyId`. Stays the same across retries so the reply is stored once. */
  id: string;
  /** The text as parsed by `replyTextSchema`. */
  text: string;
  /** True if a leader reviews the reply before it is sent. */
  awaitsReview: boolean;
}

/** Posts a reply to the requester. The SDK queues the write while offline. */
export async function postReply(
  requestId: string,
  { uid }: Pick<Actor, 'uid'>,
  { id, text, awaitsReview }: OutgoingReply,
): Promise<void> {
  const reply = doc(firestore, repliesPath(requestId), id);
  const stored = newReply(text, uid, awaitsReview, serverTimestamp());
  await trackWrite(confirmCreated(setDoc(reply, stored), reply));
}
