import { DAY_MS } from '../fields/durations.ts';
import type { Reply } from './reply.ts';

/**
 * Maximum number of messages about replies to one request in 24 hours, to its requester and to each leader who reviews
 * them, so that a stolen staff account cannot flood a mailbox.
 */
export const REPLY_MESSAGES_PER_DAY = 8;

/**
 * True if the requester gets a message about this reply. Replies beyond the limit appear only on the status page.
 * @param replies all replies to the request, with or without this one
 */
export function isAnnounced(
  sentAt: Date,
  replies: readonly Pick<Reply<Date>, 'state' | 'sent_at'>[],
): boolean {
  const earlier = replies.filter(
    ({ state, sent_at }) => state === 'sent' && sent_at !== null && isWithinDayBefore(sentAt, sent_at),
  );
  return earlier.length < REPLY_MESSAGES_PER_DAY;
}

/**
 * True if leaders get a message about this reply that awaits their review. The dashboard shows all of them.
 * @param replies all replies to the request, with or without this one
 */
export function isReviewAnnounced(
  createdAt: Date,
  replies: readonly Pick<Reply<Date>, 'created_at'>[],
): boolean {
  const earlier = replies.filter(({ created_at }) => isWithinDayBefore(createdAt, created_at));
  return earlier.length < REPLY_MESSAGES_PER_DAY;
}

function isWithinDayBefore(moment: Date, earlier: Date): boolean {
  return earlier < moment && +moment - +earlier < DAY_MS;
}
