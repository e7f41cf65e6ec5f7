import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request';
import { type RequestSight, readableTypes } from '@prayer-community/domain/request-access';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-choices';
import type { RequestFilter } from '@prayer-community/domain/request-filter';
import * as z from 'zod';

const filterSchema: z.ZodType<RequestFilter> = z.object({
  view: z.enum(ARCHIVE_STATUSES).catch('active'),
  status: z.enum(REQUEST_STATUSES).nullable().catch(null),
  urgency: z.enum(URGENCY_LEVELS).nullable().catch(null),
  type: z.enum(SUBMISSION_TYPES).nullable().catch(null),
});

/** Reads a filter from the address; what it does not know, or the reader may not list, counts as not chosen. */
export function readFilter(parameters: URLSearchParams, sight: RequestSight): RequestFilter {
  const filter = filterSchema.parse({
    view: parameters.get('view'),
    status: parameters.get('status'),
    urgency: parameters.get('urgency'),
    type: parameters.get('type'),
  });
  const isReadable = filter.type !== null && readableTypes(sight, filter.view).includes(filter.type);
  return { ...filter, type: isReadable ? filter.type : null };
}

/** The filter as it stands in the address: the active view and whatever is not chosen are left out. */
export function writeFilter(filter: RequestFilter): URLSearchParams {
  const parameters = new URLSearchParams(filter.view === 'active' ? {} : { view: filter.view });
  for (const choice of ['status', 'urgency', 'type'] as const) {
    const value = filter[choice];
    if (value !== null) {
      parameters.set(choice, value);
    }
  }
  return parameters;
}
