import { message } from '@prayer-community/i18n/text';
import { beginningOf } from '../fields/beginning-of.ts';
import { DAY_MS } from '../fields/durations.ts';
import type { Delivery, DeliveryMessage } from './delivery.ts';
import type { PushMessage } from './push-subscription.ts';
import { pushTokenInputSchema } from './push-subscription.ts';

/** Firebase Cloud Messaging topic of the devices subscribed to new content. */
export const DAILY_CONTENT_TOPIC = 'daily-content';

/** Message to a visitor whose device could not be subscribed. */
export const NOTIFICATION_REFUSALS = { failed: message('Failed to enable notifications.') } as const;

/** `subscribeDailyContent`, `unsubscribeDailyContent`: the current device, signed in or not. */
export const contentSubscriptionInputSchema = pushTokenInputSchema;

const BODY_MAX_CHARS = 140;

/** Maximum age of an announced item. Less than `DELIVERY_RETENTION_DAYS`: the delivery shows that an item was already announced. */
export const NEWS_FOR_MS = 30 * DAY_MS;

/** True if an item belongs in the public feed at that time. */
export function isDue(
  item: { is_published: boolean; publish_date: Date | null },
  at: Date,
): item is { is_published: true; publish_date: Date } {
  return item.is_published && item.publish_date !== null && item.publish_date <= at;
}

/** True if a due item is recent and has not been announced to devices yet. */
export function isToBeAnnounced(
  { publish_date }: { publish_date: Date },
  queued: Pick<Delivery<Date>, 'status'> | null,
  at: Date,
): boolean {
  const isNews = publish_date.getTime() > at.getTime() - NEWS_FOR_MS;
  // `not_needed` means the item was withdrawn before it was announced. Now it is back.
  return isNews && (queued === null || queued.status === 'not_needed');
}

/** Creates the announcement of an item to the subscribed devices. */
export function announcementMessage(contentId: string): DeliveryMessage {
  return {
    key: `daily_content_${contentId}`,
    channel: 'push',
    template: 'daily_content',
    recipient: DAILY_CONTENT_TOPIC,
    about_id: contentId,
  };
}

/** Returns the push notification for a new item. Clicking it opens the item. */
export function announcementOf(contentId: string, item: { title: string; content: string }): PushMessage {
  return {
    title: item.title,
    body: shortened(item.content),
    url: contentItemPath(contentId),
    tag: `daily-content-${contentId}`,
  };
}

export function contentItemPath(contentId: string): string {
  return `/daily-content#${contentId}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= BODY_MAX_CHARS ? line : `${beginningOf(line, BODY_MAX_CHARS - 1).trimEnd()}…`;
}
