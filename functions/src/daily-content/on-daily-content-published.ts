import { COLLECTIONS } from '@prayer-community/domain/collections';
import { ANNOUNCE_WITHIN_MS } from '@prayer-community/domain/content-announcement';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { announceContent } from './announce-content.ts';

/** Tells the subscribed devices as soon as an item is in the feed. */
export const onDailyContentPublished = onDocumentWritten(
  { document: `${COLLECTIONS.dailyContent}/{contentId}`, region: FUNCTIONS_REGION, retry: true },
  async (event) => {
    if (event.data?.after.exists) {
      await announceContent(event.params.contentId);
    }
  },
);

/** Tells of what came into the feed by its date, and tries again what failed. */
export const announceDueContent = onSchedule(
  { schedule: 'every 5 minutes', region: FUNCTIONS_REGION },
  async () => {
    const at = now();
    const due = await (await firestore())
      .collection(COLLECTIONS.dailyContent)
      .where('is_published', '==', true)
      .where('publish_date', '<=', at)
      .where('publish_date', '>', new Date(at.getTime() - ANNOUNCE_WITHIN_MS))
      .get();
    await Promise.all(due.docs.map(({ id }) => announceContent(id)));
  },
);
