import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { requesterDisplay } from '../request-form/prayer-data.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * A request that was closed up to this moment is due to be emptied; null where all are kept.
 * @param retentionDays of the settings; 0 keeps
 */
export function anonymizeIfClosedBy(retentionDays: number, now: Date): Date | null {
  return retentionDays === 0 ? null : new Date(now.getTime() - retentionDays * DAY_MS);
}

type Closed = Pick<PrayerRequest<Date>, 'status' | 'updated_at' | 'emptied_at'>;

/** True where the request was closed long enough ago, and still holds what it was closed with. */
export function isDueForAnonymization({ status, updated_at, emptied_at }: Closed, closedBy: Date): boolean {
  return status === 'closed' && emptied_at === null && updated_at <= closedBy;
}

/** The changes of anonymization: nothing identifies the requester or the request; counted fields stay. */
export function anonymizeRequest(request: Pick<PrayerRequest<Date>, 'is_on_behalf' | 'revision'>, now: Date) {
  return {
    prayer_text: null,
    signs_of_need: [],
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
    requester_display: requesterDisplay(request.is_on_behalf, null),
    emptied_at: now,
    updated_at: now,
    updated_by: null,
    revision: request.revision + 1,
  } satisfies Partial<PrayerRequest<Date>>;
}
