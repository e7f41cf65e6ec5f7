import { COLLECTIONS, REQUEST_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { readReply } from '../data/reply.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { settleReply } from './settle-reply.ts';

/** Notifies a requester of a reply, or the leaders of a reply that awaits their review. */
export const forwardReply = onDocumentWritten(
  {
    document: `${COLLECTIONS.prayerRequests}/{requestId}/${REQUEST_SUBCOLLECTIONS.replies}/{replyId}`,
    retry: true,
  },
  parkUnreadable(async ({ data, params: { requestId, replyId } }) => {
    const before = readReply(data?.before);
    const after = readReply(data?.after);
    if (after !== null && before?.state !== after.state) {
      await settleReply(await firestore(), requestId, replyId, now());
    }
  }),
);
