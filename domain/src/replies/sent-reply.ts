import { mayBeAssigned } from '../prayer-request/may-be-assigned.ts';
import type { SubmissionType } from '../request-form/request-choices.ts';
import type { Profile } from '../staff/profile.ts';
import { isSent } from './is-sent.ts';
import type { Reply } from './reply.ts';

/** A reply as the requester reads it. Never says which team member wrote it. */
export interface SentReply {
  text: string;
  at: Date;
}

/** Returns the sent replies, oldest first. */
export function sentReplies(replies: readonly Reply<Date>[]): SentReply[] {
  return replies
    .filter(isSent)
    .map(({ reply_text, sent_at }) => ({ text: reply_text, at: sent_at }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Returns who is notified of an update: the assignee, or the author of the latest reply if there is no assignee. Null
 * if no reply was sent either.
 */
export function updateRecipient(
  assignedTo: string | null,
  replies: readonly Pick<Reply<Date>, 'created_by' | 'state' | 'sent_at'>[],
): string | null {
  const last = replies
    .filter(isSent)
    .toSorted((one, other) => one.sent_at.getTime() - other.sent_at.getTime())
    .at(-1);
  return assignedTo ?? last?.created_by ?? null;
}

/**
 * True if the recipient of an update may still have a request of this type. If not, only the leaders are notified.
 * @param recipient null if the recipient left the staff
 */
export function mayGetUpdate(
  recipient: Pick<Profile<unknown>, 'role'> | null,
  submissionType: SubmissionType,
): boolean {
  return recipient !== null && mayBeAssigned(recipient.role, submissionType);
}
