import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';

/** Longest reply to a requester; not among the limits, which visitors load with their form. */
export const REPLY_MAX_CHARS = 1000;

export const REPLY_REQUIRED = message('Please write your reply.');

/** What staff write to a requester. */
export const replyTextSchema = trimmedText()
  .min(1, withMessage(REPLY_REQUIRED))
  .check(maxChars(REPLY_MAX_CHARS));

/** `awaiting_review`: a leader sends or withdraws it; only what is `sent` reaches the requester. */
export const REPLY_STATES = ['awaiting_review', 'sent', 'withdrawn'] as const;

export type ReplyState = (typeof REPLY_STATES)[number];

/** The stored fields of `prayer_requests/{id}/replies/{replyId}`, generic over the type of an instant. */
export function replyFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    reply_text: z.string().min(1).check(maxChars(REPLY_MAX_CHARS)),
    state: z.enum(REPLY_STATES),
    created_by: z.string(),
    created_at: instant,
    /** Null until it is sent. */
    sent_at: instant.nullable(),
    /** Who sent or withdrew it after it waited; null where it did not wait. */
    reviewed_by: z.string().nullable(),
  };
}

/** A reply of the team to a requester. */
export interface Reply<Instant> {
  reply_text: string;
  state: ReplyState;
  created_by: string;
  created_at: Instant;
  sent_at: Instant | null;
  reviewed_by: string | null;
}

/** A reply as it is first stored: sent at once, or kept for a leader to read. */
export function newReply<Instant>(
  replyText: string,
  authorUid: string,
  isReviewed: boolean,
  now: Instant,
): Reply<Instant> {
  return {
    reply_text: replyText,
    state: isReviewed ? 'awaiting_review' : 'sent',
    created_by: authorUid,
    created_at: now,
    sent_at: isReviewed ? null : now,
    reviewed_by: null,
  };
}

/** What sending a reply changes that waited for a leader, who may have edited it. */
export function releaseReply<Instant>(replyText: string, leaderUid: string, now: Instant) {
  return {
    reply_text: replyText,
    state: 'sent',
    sent_at: now,
    reviewed_by: leaderUid,
  } as const satisfies Partial<Reply<Instant>>;
}

/** What withdrawing a reply changes that was not sent yet. */
export function withdrawReply(uid: string) {
  return { state: 'withdrawn', reviewed_by: uid } as const satisfies Partial<Reply<unknown>>;
}

/** True where a reply was sent with these words, or withdrawn, by this reviewer or another. */
export function isReviewedAs(
  current: Pick<Reply<unknown>, 'state' | 'reply_text'>,
  written: { state: ReplyState; reply_text?: string },
): boolean {
  const { state, reply_text = current.reply_text } = written;
  return current.state === state && current.reply_text === reply_text;
}

/** True where a leader reads the replies of this author before they are sent. */
export function isReviewedFirst(
  { role }: { role: 'prayer_team' | 'leadership' },
  { reviewed_by_leadership }: { reviewed_by_leadership: boolean },
): boolean {
  return reviewed_by_leadership && role !== 'leadership';
}
