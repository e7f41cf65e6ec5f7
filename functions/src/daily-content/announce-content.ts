import {
  announcementOf,
  DAILY_CONTENT_TOPIC,
  isDue,
} from '@prayer-community/domain/delivery/content-announcement';
import { contentRef, readContent } from '../data/daily-content.ts';
import { readScreens } from '../data/require-feature.ts';
import { sendPushToTopic } from '../messaging/push.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';

/**
 * Notifies the subscribed devices of an item, unless the item was withdrawn or the feed is turned off.
 * @throws MessageNotAcceptedError if the provider does not accept the message
 */
export const announceContent = aboutDocument(async (contentId) => {
  const item = readContent(await contentRef(await firestore(), contentId).get());
  if (!item || !isDue(item, now()) || !(await readScreens()).daily_content) {
    return 'not_needed';
  }
  await sendPushToTopic(announcementOf(contentId, item), DAILY_CONTENT_TOPIC);
  return 'sent';
});
