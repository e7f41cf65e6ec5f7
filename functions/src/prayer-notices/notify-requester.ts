import { isDeepStrictEqual } from 'node:util';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import {
  advanceNotice,
  prayerNoticeMessage,
  prayersFor,
} from '@prayer-community/domain/status-page/prayer-notice';
import type { Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
import { readOwnRequest } from '../data/own-request.ts';
import { prayerNotices, readNotice } from '../data/prayer-notice.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';

/**
 * Notifies a subscribed requester of new prayers, or records when that will be allowed. The email and its record are
 * stored in one write, so simultaneous prayers, repeated events and overlapping runs notify once.
 * @returns true if an email was queued
 */
export async function notifyRequester(db: Firestore, requestId: string, now: Date): Promise<boolean> {
  return runOptimisticBatch(db, async (writes) => {
    const document = await prayerNotices(db).doc(requestId).get();
    const notice = readNotice(document);
    const own = notice && (await readOwnRequest(db, { request_id: requestId, post_id: notice.post_id }));
    if (!notice || !own) {
      return false;
    }
    const { prayers_told, told_at, next_due_at } = notice;
    const prayers = prayersFor(own.request, own.post);
    const { isSentNow, fields } = advanceNotice(notice, prayers, now);
    if (isSentNow) {
      const message = prayerNoticeMessage(requestId, notice.email, prayers);
      const delivery = await deliveries(db).doc(message.key).get();
      // The same email may have been sent before a reopening, and counts again.
      writes.update(delivery, { ...newDelivery(message, now), is_counted: false });
    }
    // Most prayers of a crowd change nothing.
    if (!isDeepStrictEqual(fields, { prayers_told, told_at, next_due_at })) {
      writes.update(document, fields);
    }
    return isSentNow;
  });
}
