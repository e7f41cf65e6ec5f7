import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request';
import type { StaffRole } from '@prayer-community/domain/profile';
import { readableTypes } from '@prayer-community/domain/request-access';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-choices';
import * as z from 'zod';

const filterSchema = z.object({
  view: z.enum(ARCHIVE_STATUSES).catch('active'),
  status: z.enum(REQUEST_STATUSES).nullable().catch(null),
  urgency: z.enum(URGENCY_LEVELS).nullable().catch(null),
  type: z.enum(SUBMISSION_TYPES).nullable().catch(null),
});

/** Which requests the dashboard shows; null lets every value through. */
export type RequestFilter = z.infer<typeof filterSchema>;

/** Reads a filter from the address; what it does not know counts as not chosen. */
export function readFilter(parameters: URLSearchParams, role: StaffRole): RequestFilter {
  const filter = filterSchema.parse({
    view: parameters.get('view'),
    status: parameters.get('status'),
    urgency: parameters.get('urgency'),
    type: parameters.get('type'),
  });
  const isReadable = filter.type !== null && readableTypes(role, filter.view).includes(filter.type);
  return { ...filter, type: isReadable ? filter.type : null };
}

/** The filter as it stands in the address: the active view and whatever is not chosen are left out. */
export function writeFilter(filter: RequestFilter): URLSearchParams {
  const { view, ...choices } = filter;
  const chosen = Object.entries(choices).filter((entry): entry is [string, string] => entry[1] !== null);
  return new URLSearchParams(view === 'active' ? chosen : [['view', view], ...chosen]);
}

/** True where anything beside the view is chosen. */
export function isNarrowed(filter: RequestFilter): boolean {
  return filter.status !== null || filter.urgency !== null || filter.type !== null;
}

/** The stored fields that a request must equal to be shown to someone of the role. */
export function filterFields(filter: RequestFilter, role: StaffRole): readonly [string, string][] {
  const readable = readableTypes(role, filter.view);
  const [onlyType] = readable.length === 1 ? readable : [];
  const fields: [string, string | null][] = [
    ['archive_status', filter.view],
    ['status', filter.status],
    ['urgency_level', filter.urgency],
    ['submission_type', filter.type ?? onlyType ?? null],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== null);
}
