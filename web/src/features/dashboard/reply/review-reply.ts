import { repliesPath } from '@prayer-community/domain/collections';
import { isReviewedAs, releaseReply, withdrawReply } from '@prayer-community/domain/replies/reply';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { confirmChanged } from '../../../firebase/confirm-changed.ts';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';
import { storedReplySchema } from './stored-reply.ts';

/**
 * Sends a reply that was awaiting review.
 * @param replyText the text as parsed by `replyTextSchema`
 */
export async function sendReviewedReply(
  requestId: string,
  replyId: string,
  leaderUid: string,
  replyText: string,
): Promise<void> {
  await review(requestId, replyId, releaseReply(replyText, leaderUid, serverTimestamp()));
}

export async function withdrawWaitingReply(requestId: string, replyId: string, uid: string): Promise<void> {
  await review(requestId, replyId, withdrawReply(uid));
}

type Review = ReturnType<typeof withdrawReply> | ReturnType<typeof releaseReply>;

async function review(requestId: string, replyId: string, changes: Review): Promise<void> {
  const reply = doc(firestore, repliesPath(requestId), replyId);
  await trackWrite(
    confirmChanged(updateDoc(reply, { ...changes }), reply, storedReplySchema, (current) =>
      isReviewedAs(current, changes),
    ),
  );
}
