import type { Reply } from './reply.ts';

/** Messages about replies that one requester gets in 24 hours: a stolen account of the staff cannot flood a mailbox. */
export const REPLY_MESSAGES_PER_DAY = 8;

const DAY_MS = 86_400_000;

/**
 * True where a requester gets a message of this reply; further ones within the same 24 hours appear on the status page only.
 * @param replies all of the request, this one among them or not
 */
export function isAnnounced(
  sentAt: Date,
  replies: readonly Pick<Reply<Date>, 'state' | 'sent_at'>[],
): boolean {
  const earlier = replies.filter(
    ({ state, sent_at }) =>
      state === 'sent' && sent_at !== null && sent_at < sentAt && +sentAt - +sent_at < DAY_MS,
  );
  return earlier.length < REPLY_MESSAGES_PER_DAY;
}
