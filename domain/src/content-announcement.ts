import * as z from 'zod';
import type { PushMessage } from './push-subscription.ts';
import { pushTokenInputSchema } from './push-subscription.ts';

/** The topic of Firebase Cloud Messaging that devices join which want to hear of new content. */
export const DAILY_CONTENT_TOPIC = 'daily-content';

/** What a visitor reads whose device was not enrolled (section 8 of the specification). */
export const NOTIFICATION_REFUSALS = { failed: 'Failed to enable notifications.' } as const;

/** `subscribeDailyContent`, `unsubscribeDailyContent`: this device, whoever holds it. */
export const contentSubscriptionInputSchema = pushTokenInputSchema;

const BODY_MAX_CHARS = 140;

/** True where an item belongs into the public feed at that moment. */
export function isDue(
  item: { is_published: boolean; publish_date: Date | null },
  at: Date,
): item is { is_published: true; publish_date: Date } {
  return item.is_published && item.publish_date !== null && item.publish_date <= at;
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
  return line.length <= BODY_MAX_CHARS ? line : `${line.slice(0, BODY_MAX_CHARS - 1).trimEnd()}…`;
}

/** `content_announcements/{content id}`: how far the push about an item has come. */
export const announcementFields = <Instant extends z.ZodType>(instant: Instant) => ({
  status: z.enum(['pending', 'sent', 'given_up']),
  attempts: z.int(),
  next_attempt_at: instant.nullable(),
});
