import type { ArchiveStatus, PrayerRequest, RequestStatus } from './prayer-request.ts';
import { type RequestSight, readableTypes } from './request-access.ts';
import type { SubmissionType, UrgencyLevel } from './request-choices.ts';

/** Which requests the dashboard shows; null lets every value through. */
export interface RequestFilter {
  view: ArchiveStatus;
  status: RequestStatus | null;
  urgency: UrgencyLevel | null;
  type: SubmissionType | null;
}

/** A stored field and the value that it must have. */
export type FieldCondition = readonly [field: keyof PrayerRequest<unknown>, value: string];

/** True where anything beside the view is chosen. */
export function isNarrowed(filter: RequestFilter): boolean {
  return filter.status !== null || filter.urgency !== null || filter.type !== null;
}

/** What a request must equal to be shown to someone with that sight: the database filters, by an index for each combination. */
export function filterConditions(filter: RequestFilter, sight: RequestSight): readonly FieldCondition[] {
  const readable = readableTypes(sight, filter.view);
  const [onlyType] = readable.length === 1 ? readable : [];
  const conditions: FieldCondition[] = [['archive_status', filter.view]];
  if (filter.status !== null) {
    conditions.push(['status', filter.status]);
  }
  if (filter.urgency !== null) {
    conditions.push(['urgency_level', filter.urgency]);
  }
  const type = filter.type ?? onlyType;
  if (type !== undefined) {
    conditions.push(['submission_type', type]);
  }
  return conditions;
}
