import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { anonymizeRequest } from '../retention/request-retention.ts';

type Request = PrayerRequest<Date>;

/** True where there is still something for the team to stop. */
export function mayWithdraw({ status }: Pick<Request, 'status'>): boolean {
  return status !== 'closed';
}

const ENDED = { status: 'closed', archive_status: 'archived', reminder_due_at: null } as const;

/** What withdrawing changes of a request: the team stops, nobody is reminded of it, comes back to it or reviews a reply to it, and what it says stays until it is deleted. */
export function withdrawRequest(request: Pick<Request, 'revision'>, now: Date) {
  return {
    ...ENDED,
    ended_by_requester: 'withdrawn',
    come_back_at: null,
    come_back_by: null,
    replies_awaiting: 0,
    updated_at: now,
    updated_by: null,
    revision: request.revision + 1,
  } satisfies Partial<Request>;
}

/** What erasing a request once more changes of one that a backup brought back: nobody is to take it up again. */
export function eraseAgain(request: Pick<Request, 'status' | 'is_on_behalf' | 'revision'>, now: Date) {
  return request.status === 'closed' ? anonymizeRequest(request, now) : deleteRequest(request, now);
}

/** The changes of a deletion: the request ends and is anonymized. */
export function deleteRequest(request: Pick<Request, 'is_on_behalf' | 'revision'>, now: Date) {
  return {
    ...anonymizeRequest(request, now),
    ...ENDED,
    ended_by_requester: 'deleted',
  } satisfies Partial<Request>;
}
