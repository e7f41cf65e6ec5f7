import type { Reply } from './reply.ts';

/** Most waiting replies that a request counts: a query takes no more values at once. */
export const REPLIES_AWAITING_MAX_COUNTED = 30;

/** What a request says of its replies, so that lists read none of them. */
export interface ReplySummary<Instant> {
  /** Those that were sent. */
  reply_count: number;
  /** Those that wait for a leader, up to the most that are counted. */
  replies_awaiting: number;
  first_replied_at: Instant | null;
}

/** Sums up the replies of a request. */
export function summarizeReplies(
  replies: readonly Pick<Reply<Date>, 'state' | 'sent_at'>[],
): ReplySummary<Date> {
  const sentAt = replies.flatMap(({ state, sent_at }) =>
    state === 'sent' && sent_at !== null ? [sent_at] : [],
  );
  return {
    reply_count: sentAt.length,
    replies_awaiting: Math.min(
      replies.filter(({ state }) => state === 'awaiting_review').length,
      REPLIES_AWAITING_MAX_COUNTED,
    ),
    first_replied_at: sentAt.length === 0 ? null : new Date(Math.min(...sentAt.map(Number))),
  };
}

/** True where a request says this of its replies already. */
export function isSameSummary(one: ReplySummary<Date>, other: ReplySummary<Date>): boolean {
  return (
    one.reply_count === other.reply_count &&
    one.replies_awaiting === other.replies_awaiting &&
    one.first_replied_at?.getTime() === other.first_replied_at?.getTime()
  );
}
