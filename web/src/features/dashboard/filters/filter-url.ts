import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request/prayer-request';
import { DUE_CHOICES, type RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import {
  type RequestVisibility,
  readableTypes,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import * as z from 'zod';

const filterSchema: z.ZodType<Omit<RequestFilter, 'assignee'>> = z.object({
  view: z.enum(ARCHIVE_STATUSES).catch('active'),
  status: z.enum(REQUEST_STATUSES).nullable().catch(null),
  urgency: z.enum(URGENCY_LEVELS).nullable().catch(null),
  type: z.enum(SUBMISSION_TYPES).nullable().catch(null),
  due: z.enum(DUE_CHOICES).nullable().catch(null),
});

/**
 * Reads a filter from the URL. Unknown choices, and types that the reader may not list, count as not chosen.
 * @param hasDueTimes false if the wait limit does not depend on urgency
 */
export function readFilter(
  parameters: URLSearchParams,
  visibility: RequestVisibility,
  hasDueTimes: boolean,
): RequestFilter {
  const filter = filterSchema.parse({
    view: parameters.get('view'),
    status: parameters.get('status'),
    urgency: parameters.get('urgency'),
    type: parameters.get('type'),
    due: parameters.get('due'),
  });
  const isReadable = filter.type !== null && readableTypes(visibility, filter.view).includes(filter.type);
  const due = hasDueTimes && filter.view === 'active' ? filter.due : null;
  return {
    ...filter,
    assignee: null,
    type: isReadable ? filter.type : null,
    due,
    status: due === null ? filter.status : 'new',
  };
}

/** Returns the filter as URL parameters, without unset choices and without a status that other choices imply. */
export function writeFilter(filter: RequestFilter): URLSearchParams {
  const parameters = new URLSearchParams({ view: filter.view });
  for (const choice of ['status', 'urgency', 'type', 'due'] as const) {
    const value = choice === 'status' && filter.due !== null ? null : filter[choice];
    if (value !== null) {
      parameters.set(choice, value);
    }
  }
  return parameters;
}
