import { mayBeAssigned } from '../prayer-request/request-transitions.ts';
import type { SubmissionType } from '../request-form/request-choices.ts';
import type { Profile } from '../staff/profile.ts';
import type { Reply } from './reply.ts';

/** A reply as its requester reads it: never who of the team wrote it. */
export interface SentReply {
  text: string;
  at: Date;
}

/** The replies that were sent, the oldest first. */
export function sentReplies(replies: readonly Reply<Date>[]): SentReply[] {
  return replies
    .flatMap(({ state, reply_text, sent_at }) =>
      state === 'sent' && sent_at !== null ? [{ text: reply_text, at: sent_at }] : [],
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Who is notified of an answer: the assignee, or else who replied last. */
export function answerRecipient(
  assignedTo: string | null,
  replies: readonly Pick<Reply<Date>, 'created_by' | 'sent_at'>[],
): string | null {
  const sent = replies.filter(({ sent_at }) => sent_at !== null);
  const last = sent.toSorted((one, other) => Number(one.sent_at) - Number(other.sent_at)).at(-1);
  return last === undefined ? null : (assignedTo ?? last.created_by);
}

/**
 * True where the recipient of an answer may still read the request; otherwise the leaders are notified instead.
 * @param recipient null for one who left the staff
 */
export function mayGetAnswer(
  recipient: Pick<Profile<unknown>, 'role'> | null,
  submissionType: SubmissionType,
): boolean {
  return recipient !== null && mayBeAssigned(recipient.role, submissionType);
}
