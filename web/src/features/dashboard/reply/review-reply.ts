import { repliesPath } from '@prayer-community/domain/collections';
import { releaseReply, withdrawReply } from '@prayer-community/domain/replies/reply';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

/**
 * Sends a reply that waited for a leader.
 * @param replyText as `replyTextSchema` gives it
 */
export async function sendReviewedReply(
  requestId: string,
  replyId: string,
  leaderUid: string,
  replyText: string,
): Promise<void> {
  const changes = releaseReply(replyText, leaderUid, serverTimestamp());
  await trackWrite(updateDoc(doc(firestore, repliesPath(requestId), replyId), changes));
}

/** Withdraws a reply that was not sent. */
export async function withdrawWaitingReply(requestId: string, replyId: string, uid: string): Promise<void> {
  await trackWrite(updateDoc(doc(firestore, repliesPath(requestId), replyId), withdrawReply(uid)));
}
