import { IN_FILTER_MAX_VALUES } from '../limits.ts';
import { isSent } from './is-sent.ts';
import type { Reply } from './reply.ts';

/** Maximum number of waiting replies that a request counts, because a query compares no more values at once. */
export const REPLIES_AWAITING_MAX_COUNTED = IN_FILTER_MAX_VALUES;

/** A summary of a request's replies, stored with the request so that lists do not read the replies. */
interface ReplySummary<Instant> {
  /** The number of sent replies. */
  reply_count: number;
  /** The number of replies that await review, up to `REPLIES_AWAITING_MAX_COUNTED`. */
  replies_awaiting: number;
  /** The number of replies that were withdrawn. */
  replies_not_sent: number;
  first_replied_at: Instant | null;
}

export function summarizeReplies(
  replies: readonly Pick<Reply<Date>, 'state' | 'sent_at'>[],
): ReplySummary<Date> {
  const sentAt = replies.filter(isSent).map(({ sent_at }) => sent_at.getTime());
  return {
    reply_count: sentAt.length,
    replies_awaiting: Math.min(
      replies.filter(({ state }) => state === 'awaiting_review').length,
      REPLIES_AWAITING_MAX_COUNTED,
    ),
    replies_not_sent: replies.filter(({ state }) => state === 'withdrawn').length,
    first_replied_at: sentAt.length === 0 ? null : new Date(Math.min(...sentAt)),
  };
}

export function isSameSummary(one: ReplySummary<Date>, other: ReplySummary<Date>): boolean {
  return (
    one.reply_count === other.reply_count &&
    one.replies_awaiting === other.replies_awaiting &&
    one.replies_not_sent === other.replies_not_sent &&
    one.first_replied_at?.getTime() === other.first_replied_at?.getTime()
  );
}
