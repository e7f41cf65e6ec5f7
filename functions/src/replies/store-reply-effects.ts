import { replyReviewMessages } from '@prayer-community/domain/delivery/notifications';
import { replySentEvent } from '@prayer-community/domain/prayer-request/request-history';
import { isSent } from '@prayer-community/domain/replies/is-sent';
import { replyOnceEnded } from '@prayer-community/domain/replies/reply';
import { isAnnounced, isReviewAnnounced } from '@prayer-community/domain/replies/reply-limit';
import { replyMessages } from '@prayer-community/domain/replies/reply-messages';
import { isSameSummary, summarizeReplies } from '@prayer-community/domain/replies/reply-summary';
import type { Firestore } from 'firebase-admin/firestore';
import { readReplies, readReply, repliesOf } from '../data/reply.ts';
import { historyOf, readRequest, requestRef } from '../data/request.ts';
import { leadersIn } from '../messaging/audience.ts';
import { queueOnce } from '../messaging/queue-deliveries.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';

/**
 * Stores the effects of a reply's current state in one write: its message, its history event, and the request's summary
 * of replies. A repeated event finds all of them and writes nothing. If the request was deleted or anonymized in the
 * meantime, deletes the reply. If its requester withdrew it, no reply awaits review, and those that did count as not sent.
 */
export async function storeReplyEffects(
  db: Firestore,
  requestId: string,
  replyId: string,
  now: Date,
): Promise<void> {
  const ref = repliesOf(db, requestId).doc(replyId);
  await runOptimisticBatch(db, async (writes) => {
    const [requestDocument, replyDocument] = await db.getAll(requestRef(db, requestId), ref);
    const reply = readReply(replyDocument);
    if (!requestDocument || !replyDocument || reply === null) {
      return;
    }
    const request = readRequest(requestDocument);
    if (request === null || request.emptied_at !== null) {
      writes.remove(replyDocument);
      return;
    }
    const stored = await readReplies(db, requestId);
    const isWithdrawn = request.ended_by_requester !== null;
    const replies = isWithdrawn ? stored.map(replyOnceEnded) : stored;
    if (isSent(reply)) {
      const event = await historyOf(db, requestId).doc(replyId).get();
      if (!event.exists) {
        writes.update(event, replySentEvent(reply, reply.sent_at));
      }
      if (isAnnounced({ id: replyId, sent_at: reply.sent_at }, replies)) {
        await queueOnce(db, replyMessages(requestId, replyId, request), now, writes);
      }
    }
    const isReviewed = reply.state === 'awaiting_review' && !isWithdrawn;
    if (isReviewed && isReviewAnnounced({ ...reply, id: replyId }, replies)) {
      const leaders = await leadersIn(db);
      await queueOnce(db, replyReviewMessages(requestId, replyId, leaders), now, writes);
    }
    const summary = summarizeReplies(replies);
    if (!isSameSummary(request, summary)) {
      writes.update(requestDocument, summary);
    }
  });
}
