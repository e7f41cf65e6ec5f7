import { message } from '@prayer-community/i18n/text';
import { beginningOf } from '../fields/beginning-of.ts';
import type { Delivery, DeliveryMessage } from './delivery.ts';
import type { PushMessage } from './push-subscription.ts';
import { pushTokenInputSchema } from './push-subscription.ts';

/** The topic of Firebase Cloud Messaging that devices join which want notifications of new content. */
export const DAILY_CONTENT_TOPIC = 'daily-content';

/** What a visitor reads whose device was not enrolled (section 8 of the specification). */
export const NOTIFICATION_REFUSALS = { failed: message('Failed to enable notifications.') } as const;

/** `subscribeDailyContent`, `unsubscribeDailyContent`: this device, signed in or not. */
export const contentSubscriptionInputSchema = pushTokenInputSchema;

const BODY_MAX_CHARS = 140;

/** Shorter than the retention of deliveries, which show that an item was announced before. */
const NEWS_FOR_MS = 30 * 86_400_000;

/** True where an item belongs into the public feed at that moment. */
export function isDue(
  item: { is_published: boolean; publish_date: Date | null },
  at: Date,
): item is { is_published: true; publish_date: Date } {
  return item.is_published && item.publish_date !== null && item.publish_date <= at;
}

/** True when devices are to be notified of a due item: it is recent, and not announced yet. */
export function isToBeAnnounced(
  { publish_date }: { publish_date: Date },
  queued: Pick<Delivery<Date>, 'status'> | null,
  at: Date,
): boolean {
  const isNews = publish_date.getTime() > at.getTime() - NEWS_FOR_MS;
  // Not needed: it was withdrawn before it was announced, and is back.
  return isNews && (queued === null || queued.status === 'not_needed');
}

/** Tells the subscribed devices of an item. */
export function announcementMessage(contentId: string): DeliveryMessage {
  return {
    key: `daily_content_${contentId}`,
    channel: 'push',
    template: 'daily_content',
    recipient: DAILY_CONTENT_TOPIC,
    about_id: contentId,
  };
}

/** The push about a new item; a click opens it. */
export function announcementOf(contentId: string, item: { title: string; content: string }): PushMessage {
  return {
    title: item.title,
    body: shortened(item.content),
    url: contentItemPath(contentId),
    tag: `daily-content-${contentId}`,
  };
}

/** Where the feed shows an item, below the address of the public site. */
export function contentItemPath(contentId: string): string {
  return `/daily-content#${contentId}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= BODY_MAX_CHARS ? line : `${beginningOf(line, BODY_MAX_CHARS - 1).trimEnd()}…`;
}
