import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import type { Stored } from '../fields/stored.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { mayReviewReplies } from '../prayer-request/reply-review.ts';
import type { Actor } from '../prayer-request/request-transitions.ts';
import type { ReplySettings } from '../settings/settings.ts';

/** Maximum length of a reply to a requester. Not defined with the limits, which visitors load with the request form. */
export const REPLY_MAX_CHARS = 1000;

const REPLY_REQUIRED = message('Please write your reply.');

export const replyTextSchema = trimmedText()
  .min(1, withMessage(REPLY_REQUIRED))
  .check(maxChars(REPLY_MAX_CHARS));

/**
 * A leader sends or withdraws a reply that is `awaiting_review`, and its author may withdraw it too. Only `sent`
 * replies reach the requester.
 */
const REPLY_STATES = ['awaiting_review', 'sent', 'withdrawn'] as const;

export type ReplyState = (typeof REPLY_STATES)[number];

/** The stored fields of `prayer_requests/{id}/replies/{replyId}`. */
export function replyFields(instant: z.ZodType<Date>) {
  return {
    reply_text: z.string().min(1).check(maxChars(REPLY_MAX_CHARS)),
    state: z.enum(REPLY_STATES),
    created_by: z.string(),
    created_at: instant,
    /** Null until it is sent. */
    sent_at: instant.nullable(),
    /** The uid of the member who sent or withdrew a reply that awaited review. Otherwise null. */
    reviewed_by: z.string().nullable(),
  };
}

export type Reply<Instant> = Stored<typeof replyFields, Instant>;

/** Returns a new reply, which is either sent at once or awaits review. */
export function newReply<Instant>(
  replyText: string,
  authorUid: string,
  awaitsReview: boolean,
  now: Instant,
): Reply<Instant> {
  return {
    reply_text: replyText,
    state: awaitsReview ? 'awaiting_review' : 'sent',
    created_by: authorUid,
    created_at: now,
    sent_at: awaitsReview ? null : now,
    reviewed_by: null,
  };
}

/** Returns the change that sends a reply after review. The leader may have edited the text. */
export function releaseReply<Instant>(replyText: string, leaderUid: string, now: Instant) {
  return {
    reply_text: replyText,
    state: 'sent',
    sent_at: now,
    reviewed_by: leaderUid,
  } as const satisfies Partial<Reply<Instant>>;
}

/** Returns the change that withdraws a reply before it is sent. */
export function withdrawReply(uid: string) {
  return { state: 'withdrawn', reviewed_by: uid } as const satisfies Partial<Reply<unknown>>;
}

/** Returns the reply as it stands once its request ended for good: one that awaited review is never sent. */
export function replyOnceEnded<Stored extends Pick<Reply<unknown>, 'state'>>(reply: Stored): Stored {
  return reply.state === 'awaiting_review' ? { ...reply, state: 'withdrawn' } : reply;
}

/** True if the reply was already sent with this text, or withdrawn, by any reviewer. */
export function isReviewedAs(
  current: Pick<Reply<unknown>, 'state' | 'reply_text'>,
  written: { state: ReplyState; reply_text?: string },
): boolean {
  const { state, reply_text = current.reply_text } = written;
  return current.state === state && current.reply_text === reply_text;
}

/** True if a leader reviews the author's replies before they are sent. */
export function needsReview(
  { role }: Pick<Actor, 'role'>,
  { reviewed_by_leadership }: Pick<ReplySettings, 'reviewed_by_leadership'>,
): boolean {
  return reviewed_by_leadership && !mayReviewReplies(role);
}

/** True if the actor may withdraw the reply: it awaits review, and they review replies or wrote it. */
export function mayWithdrawReply(
  actor: Actor,
  { state, created_by }: Pick<Reply<unknown>, 'state' | 'created_by'>,
): boolean {
  return state === 'awaiting_review' && (mayReviewReplies(actor.role) || created_by === actor.uid);
}
