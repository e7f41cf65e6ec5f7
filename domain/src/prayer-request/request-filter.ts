import type { SubmissionType, UrgencyLevel } from '../request-form/request-choices.ts';
import type { ArchiveStatus, PrayerRequest, RequestStatus } from './prayer-request.ts';
import { type RequestVisibility, readableTypes } from './request-visibility.ts';

/** What waits for somebody: all of it, or what does so for longer than it should; either way what is due first comes first. */
export const DUE_CHOICES = ['soonest', 'overdue'] as const;

export type DueChoice = (typeof DUE_CHOICES)[number];

/** Which requests the dashboard shows; null lets every value through. */
export interface RequestFilter {
  view: ArchiveStatus;
  status: RequestStatus | null;
  urgency: UrgencyLevel | null;
  type: SubmissionType | null;
  /** The account of who has it. */
  assignee: string | null;
  /** Sorted by due time, which only what is new has; null is newest first. */
  due: DueChoice | null;
}

/** Every active request, the newest first. */
export const ACTIVE_REQUESTS: RequestFilter = {
  view: 'active',
  status: null,
  urgency: null,
  type: null,
  assignee: null,
  due: null,
};

/** A stored field and the value that it must have. */
export type FieldCondition = readonly [field: keyof PrayerRequest<unknown>, value: string];

/** True where anything beside the view is chosen. */
export function isNarrowed(filter: RequestFilter): boolean {
  return filter.status !== null || filter.urgency !== null || filter.type !== null;
}

/** The filter that shows another view. */
export function withView(filter: RequestFilter, view: ArchiveStatus): RequestFilter {
  return { ...withDue(filter, null), view };
}

/** The filter by another status; nothing but what is new has a due time. */
export function withStatus(filter: RequestFilter, status: RequestStatus | null): RequestFilter {
  return { ...filter, status, due: status === 'new' ? filter.due : null };
}

/** The filter in another order; its status says what is then shown. */
export function withDue(filter: RequestFilter, due: DueChoice | null): RequestFilter {
  if (due === filter.due) {
    return filter;
  }
  return { ...filter, due, status: due === null ? null : 'new' };
}

/** What a request must equal to be shown to someone with that visibility: the database filters, by an index for each combination. */
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
 * What requests must equal to be read by someone with that visibility, active and archived alike: one query for each list, for the
 * rules refuse one that might find an archived confidential request.
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
