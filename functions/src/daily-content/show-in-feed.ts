import {
  announcementMessage,
  isDue,
  isToBeAnnounced,
} from '@prayer-community/domain/delivery/content-announcement';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { contentRef, readContent } from '../data/daily-content.ts';
import { deliveries, readDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';

/** Shows a due item in the feed and queues its push notification, once no matter how often this runs. */
export async function showInFeed(contentId: string): Promise<void> {
  const db = await firestore();
  const at = now();
  const announcement = announcementMessage(contentId);
  const ref = deliveries(db).doc(announcement.key);
  await db.runTransaction(async (transaction) => {
    const [content, queued] = await transaction.getAll(contentRef(db, contentId), ref);
    const item = readContent(content);
    // An item is announced when it enters the feed, so an edit of an item in the feed announces nothing.
    if (!item || !isDue(item, at) || item.is_in_feed) {
      return;
    }
    transaction.update(contentRef(db, contentId), { is_in_feed: true });
    if (isToBeAnnounced(item, readDelivery(queued), at)) {
      transaction.set(ref, newDelivery(announcement, at));
    }
  });
}
