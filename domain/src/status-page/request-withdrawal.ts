import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { anonymizeRequest } from '../retention/request-retention.ts';

type Request = PrayerRequest<Date>;

export function mayWithdraw({ status }: Pick<Request, 'status'>): boolean {
  return status !== 'closed';
}

const ENDED = { status: 'closed', archive_status: 'archived', reminder_due_at: null } as const;

/**
 * Returns the changes of a withdrawal: the team stops, and reminders, come-back and reply reviews are canceled. The
 * content stays until it is deleted.
 */
export function withdrawRequest(
  request: Pick<Request, 'revision' | 'replies_awaiting' | 'replies_not_sent'>,
  now: Date,
) {
  return {
    ...ENDED,
    ended_by_requester: 'withdrawn',
    come_back_at: null,
    come_back_by: null,
    replies_awaiting: 0,
    replies_not_sent: request.replies_not_sent + request.replies_awaiting,
    updated_at: now,
    updated_by: null,
    revision: request.revision + 1,
  } satisfies Partial<Request>;
}

/** Returns the changes that erase a request. An open one ends as well, so that no one works on it. */
export function eraseRequestFields(
  request: Pick<Request, 'status' | 'is_on_behalf' | 'urgency_level' | 'revision'>,
  now: Date,
) {
  return request.status === 'closed' ? anonymizeRequest(request, now) : deleteRequest(request, now);
}

/** Returns the changes of a deletion. The request ends and is anonymized. */
export function deleteRequest(
  request: Pick<Request, 'is_on_behalf' | 'urgency_level' | 'revision'>,
  now: Date,
) {
  return {
    ...anonymizeRequest(request, now),
    ...ENDED,
    ended_by_requester: 'deleted',
  } satisfies Partial<Request>;
}
