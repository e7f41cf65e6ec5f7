import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { readReply } from '../data/reply.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { storeReplyEffects } from './store-reply-effects.ts';

/** Notifies a requester of a reply, or the leaders of a reply that awaits their review. */
export const forwardReply = onDocumentWritten(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}/${REQUEST_SUBCOLLECTIONS.replies}/{replyId}`,
    retry: true,
  },
  skipUnreadable(async ({ data, params: { requestId, replyId } }) => {
    const before = readReply(data?.before);
    const after = readReply(data?.after);
    if (after !== null && before?.state !== after.state) {
      await storeReplyEffects(await firestore(), requestId, replyId, now());
    }
  }),
);
