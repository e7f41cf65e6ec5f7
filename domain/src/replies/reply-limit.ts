import { DAY_MS } from '../fields/durations.ts';
import { isSent } from './is-sent.ts';
import type { Reply } from './reply.ts';

/**
 * Maximum number of messages about replies to one request in 24 hours, to its requester and to each leader who reviews
 * them, so that a stolen staff account cannot flood a mailbox.
 */
export const REPLY_MESSAGES_PER_DAY = 8;

interface Identified {
  id: string;
}

/**
 * True if the requester gets a message about this reply. Replies beyond the limit appear only on the status page.
 * @param replies all replies to the request, with or without this one
 */
export function isAnnounced(
  { id, sent_at }: Identified & { sent_at: Date },
  replies: readonly (Identified & Pick<Reply<Date>, 'state' | 'sent_at'>)[],
): boolean {
  const sent = replies.filter(isSent).map((other) => ({ id: other.id, at: other.sent_at }));
  return isWithinLimit({ id, at: sent_at }, sent);
}

/**
 * True if leaders get a message about this reply that awaits their review. The dashboard shows all of them.
 * @param replies all replies to the request, with or without this one
 */
export function isReviewAnnounced(
  { id, created_at }: Identified & Pick<Reply<Date>, 'created_at'>,
  replies: readonly (Identified & Pick<Reply<Date>, 'created_at'>)[],
): boolean {
  const created = replies.map((other) => ({ id: other.id, at: other.created_at }));
  return isWithinLimit({ id, at: created_at }, created);
}

interface Occasion extends Identified {
  at: Date;
}

function isWithinLimit(occasion: Occasion, all: readonly Occasion[]): boolean {
  return all.filter((other) => isWithinDayBefore(occasion, other)).length < REPLY_MESSAGES_PER_DAY;
}

/** Of replies written at the same moment, as in one batch, the one with the lower id counts as earlier. */
function isWithinDayBefore(occasion: Occasion, other: Occasion): boolean {
  const ms = occasion.at.getTime() - other.at.getTime();
  return ms < DAY_MS && (ms > 0 || (ms === 0 && other.id < occasion.id));
}
