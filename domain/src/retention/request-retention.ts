import { after, DAY_MS } from '../fields/durations.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { isEndedForGood, mayTake } from '../prayer-request/request-transitions.ts';
import type { Reply } from '../replies/reply.ts';
import { requesterDisplay } from '../request-form/prayer-data.ts';
import type { StaffRole } from '../staff/profile.ts';

/**
 * Returns the latest closing time at which a request is due for anonymization. Null if requests are never anonymized.
 * @param retentionDays from the settings. 0 means never
 */
export function anonymizeIfClosedBy(retentionDays: number, now: Date): Date | null {
  return retentionDays === 0 ? null : after(now, -retentionDays * DAY_MS);
}

type Closed = Pick<PrayerRequest<Date>, 'status' | 'updated_at' | 'emptied_at' | 'updates'>;

/**
 * True if the request was closed, and last written about, long enough ago and has not been anonymized yet. Its requester
 * and the team may write to each other about a closed request.
 * @param closedBy from `anonymizeIfClosedBy`
 */
export function isDueForAnonymization(
  { status, updated_at, emptied_at, updates }: Closed,
  replies: readonly Pick<Reply<Date>, 'state' | 'created_at' | 'sent_at'>[],
  closedBy: Date | null,
): boolean {
  const written = replies
    .filter(({ state }) => state !== 'withdrawn')
    .map(({ sent_at, created_at }) => sent_at ?? created_at);
  const times = [updated_at, ...updates.map(({ at }) => at), ...written];
  return (
    status === 'closed' && emptied_at === null && closedBy !== null && times.every((time) => time <= closedBy)
  );
}

/**
 * True if the role may reopen the request. A request that was anonymized, is due for it, or was ended by its requester
 * cannot be reopened. Replies do not count, because reopening is about what the requester wrote.
 * @param retentionDays from the settings. 0 means never
 */
export function mayReopen(
  role: StaffRole,
  request: Closed & Pick<PrayerRequest<Date>, 'ended_by_requester'>,
  retentionDays: number,
  now: Date,
): boolean {
  return (
    mayTake('reopen', role, request.status) &&
    !isEndedForGood(request) &&
    !isDueForAnonymization(request, [], anonymizeIfClosedBy(retentionDays, now))
  );
}

/**
 * Returns the changes that anonymize a request. Nothing identifies the requester or the request afterwards, but fields
 * used for statistics stay.
 */
export function anonymizeRequest(
  request: Pick<PrayerRequest<Date>, 'is_on_behalf' | 'urgency_level' | 'revision'>,
  now: Date,
) {
  return {
    prayer_text: null,
    signs_of_need: [],
    awaits_listening: false,
    effective_urgency: request.urgency_level,
    contact_info: null,
    audio_path: null,
    updates: [],
    search_terms: [],
    contact_hashes: [],
    person_key: null,
    person_decisions: {},
    come_back_at: null,
    come_back_by: null,
    replies_awaiting: 0,
    replies_not_sent: 0,
    requester_display: requesterDisplay(request.is_on_behalf, null),
    emptied_at: now,
    updated_at: now,
    updated_by: null,
    revision: request.revision + 1,
  } satisfies Partial<PrayerRequest<Date>>;
}
