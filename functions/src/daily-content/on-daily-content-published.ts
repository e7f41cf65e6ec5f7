import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { completeEach } from '../platform/settle-each.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { showInFeed } from './show-in-feed.ts';

/** Shows an item in the feed and announces it as soon as it is published and due. */
export const onDailyContentPublished = onDocumentWritten(
  { document: `${COLLECTIONS.dailyContent}/{contentId}`, retry: true },
  skipUnreadable(async (event) => {
    if (event.data?.after.exists) {
      await showInFeed(event.params.contentId);
    }
  }),
);

/** Shows items in the feed once their publish date has passed. */
export const showDueContent = onSchedule({ schedule: 'every 5 minutes' }, async () => {
  const db = await firestore();
  const due = await db
    .collection(COLLECTIONS.dailyContent)
    .where('is_published', '==', true)
    .where('is_in_feed', '==', false)
    .where('publish_date', '<=', now())
    .get();
  await completeEach('An item could not be shown in the feed', due.docs, ({ id }) => showInFeed(id));
});
