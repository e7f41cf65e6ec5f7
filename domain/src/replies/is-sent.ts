import type { Reply } from './reply.ts';

/** Narrows to a reply that the requester can read, whose time is known. */
export function isSent<Known extends Pick<Reply<Date>, 'state' | 'sent_at'>>(
  reply: Known,
): reply is Known & { sent_at: Date } {
  return reply.state === 'sent' && reply.sent_at !== null;
}
