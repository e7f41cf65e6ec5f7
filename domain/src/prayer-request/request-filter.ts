import type { SubmissionType, UrgencyLevel } from '../request-form/request-choices.ts';
import type { ArchiveStatus, PrayerRequest, RequestStatus } from './prayer-request.ts';
import { type RequestVisibility, readableTypes } from './request-visibility.ts';

/** Shows all requests that wait to be assigned, or only overdue ones. Both are sorted by due time, the earliest first. */
export const DUE_CHOICES = ['soonest', 'overdue'] as const;

type DueChoice = (typeof DUE_CHOICES)[number];

/** The requests that the dashboard shows. Null allows every value. */
export interface RequestFilter {
  view: ArchiveStatus;
  status: RequestStatus | null;
  urgency: UrgencyLevel | null;
  type: SubmissionType | null;
  /** The uid of the assignee. */
  assignee: string | null;
  /** Sorts by due time, which only new requests have. Null sorts the newest first. */
  due: DueChoice | null;
}

export const ACTIVE_REQUESTS: RequestFilter = {
  view: 'active',
  status: null,
  urgency: null,
  type: null,
  assignee: null,
  due: null,
};

type FieldCondition = readonly [field: keyof PrayerRequest<unknown>, value: string];

/** True if a status, urgency or type is chosen. */
export function isNarrowed(filter: RequestFilter): boolean {
  return filter.status !== null || filter.urgency !== null || filter.type !== null;
}

/** Returns the filter for the other view. Clears the status, because no status occurs in both views. */
export function withView(filter: RequestFilter, view: ArchiveStatus): RequestFilter {
  return { ...withDue(filter, null), status: null, view };
}

/** Returns the filter for another status. Only new requests have a due time, so other statuses clear the order by due time. */
export function withStatus(filter: RequestFilter, status: RequestStatus | null): RequestFilter {
  return { ...filter, status, due: status === 'new' ? filter.due : null };
}

/** Returns the filter in another order. Sorting by due time selects new requests. Any other order selects all statuses. */
export function withDue(filter: RequestFilter, due: DueChoice | null): RequestFilter {
  if (due === filter.due) {
    return filter;
  }
  return { ...filter, due, status: due === null ? null : 'new' };
}

/**
 * Returns the field values that a request must have to be shown with this visibility. The database does the filtering
 * and has an index for each combination.
 */
export function filterConditions(
  filter: RequestFilter,
  visibility: RequestVisibility,
): readonly FieldCondition[] {
  const readable = readableTypes(visibility, filter.view);
  const [onlyType] = readable.length === 1 ? readable : [];
  const conditions: FieldCondition[] = [['archive_status', filter.view]];
  if (filter.status !== null) {
    conditions.push(['status', filter.status]);
  }
  if (filter.urgency !== null) {
    conditions.push(['effective_urgency', filter.urgency]);
  }
  const type = filter.type ?? onlyType;
  if (type !== undefined) {
    conditions.push(['submission_type', type]);
  }
  if (filter.assignee !== null) {
    conditions.push(['assigned_to', filter.assignee]);
  }
  return conditions;
}

/**
 * Returns the field values that requests must have to be readable with this visibility, whether active or archived.
 * Each list needs its own query, because the rules refuse a query that could match an archived confidential request.
 */
export function readableConditions(visibility: RequestVisibility): readonly (readonly FieldCondition[])[] {
  if (visibility === 'everything') {
    return [[]];
  }
  const ofTeam: FieldCondition[] = [['submission_type', 'prayer_team']];
  return readableTypes(visibility, 'active').includes('confidential')
    ? [
        ofTeam,
        [
          ['archive_status', 'active'],
          ['submission_type', 'confidential'],
        ],
      ]
    : [ofTeam];
}
