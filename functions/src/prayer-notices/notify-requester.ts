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

/**
 * Notifies a subscribed requester of new prayers, or records when that will be allowed. The email and its record are
 * stored in one write, so simultaneous prayers, repeated events and overlapping runs notify once.
 * @returns true if an email was queued
 */
export async function notifyRequester(db: Firestore, requestId: string, now: Date): Promise<boolean> {
  const ref = prayerNotices(db).doc(requestId);
  return db.runTransaction(async (transaction) => {
    const notice = readNotice(await transaction.get(ref));
    const link = notice && { request_id: requestId, post_id: notice.post_id };
    // Without locks on the request and the post, which would hold up people who pray. A later prayer reads them again.
    const own = link && (await readOwnRequest(db, link));
    if (!notice || !own) {
      return false;
    }
    const prayers = prayersFor(own.request, own.post);
    const { isSentNow, fields } = advanceNotice(notice, prayers, now);
    if (isSentNow) {
      const message = prayerNoticeMessage(requestId, notice.email, prayers);
      transaction.set(deliveries(db).doc(message.key), newDelivery(message, now));
    }
    transaction.update(ref, fields);
    return isSentNow;
  });
}
