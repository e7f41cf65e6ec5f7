import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { contactMomentProblem } from '../request-form/contact-moment.ts';
import { REQUEST_CATEGORIES, URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { dayOf, monthOf } from './insights-calendar.ts';
import type { CountedCategory, Counts, Tally } from './insights-counts.ts';
import { waitBetween } from './insights-waits.ts';

/** The stored fields of `counted_requests/{requestId}`. */
export function countedRequestFields(instant: z.ZodType<Date>) {
  return {
    /** When the newest known version of the request was written, in microseconds. */
    version: z.int(),
    created_at: instant,
    urgency_level: z.enum(URGENCY_LEVELS),
    categories: z.array(z.enum(REQUEST_CATEGORIES)),
    /** The assignee, while the request is active. */
    holder: z.string().nullable(),
    contacted_at: instant.nullable(),
    /** The first contact of a request that was reopened later. Absent in older documents. */
    contacted_before_reopening: instant.nullable().default(null),
    first_assigned_at: instant.nullable(),
    first_replied_at: instant.nullable().default(null),
    /** Imported requests were not received here. Absent in older documents. */
    is_imported: z.boolean().default(false),
  };
}

/** Everything insights need to know about a request in order to count it. */
export type CountedRequest<Instant> = Stored<typeof countedRequestFields, Instant>;

export type InsightRequest = Pick<
  PrayerRequest<Date>,
  | 'source'
  | 'created_at'
  | 'urgency_level'
  | 'categories'
  | 'status'
  | 'archive_status'
  | 'assigned_to'
  | 'contacted_at'
  | 'first_replied_at'
  | 'updated_at'
>;

/**
 * Returns the facts that one change of a request shows.
 * @param before null if the request is new, or if its earlier state is unknown
 * @param version when `after` was written, in microseconds, to tell a late event from a new one
 */
export function requestFacts(
  before: InsightRequest | null,
  after: InsightRequest,
  version: number,
): CountedRequest<Date> {
  const { created_at, urgency_level, categories, first_replied_at } = after;
  const isReopened = before?.status === 'closed' && after.status !== 'closed';
  return {
    version,
    created_at,
    urgency_level,
    categories,
    holder: after.archive_status === 'active' ? after.assigned_to : null,
    contacted_at: possibleContact(after),
    contacted_before_reopening: isReopened ? possibleContact(before) : null,
    first_assigned_at: before?.status === 'new' && after.status === 'assigned' ? after.updated_at : null,
    first_replied_at,
    is_imported: after.source === 'import',
  };
}

/**
 * Ignores an impossible contact time, and one long before the request was typed in, because they would distort every
 * average.
 */
function possibleContact({ contacted_at, created_at, updated_at }: InsightRequest): Date | null {
  const problem = contactMomentProblem(contacted_at, { source: 'web', created_at }, updated_at);
  return problem === null ? contacted_at : null;
}

/** True if a change does not affect insights, such as a new note. */
export function isSameToInsights(before: InsightRequest, after: InsightRequest): boolean {
  return (
    before.status === after.status &&
    before.archive_status === after.archive_status &&
    before.assigned_to === after.assigned_to &&
    before.contacted_at?.getTime() === after.contacted_at?.getTime() &&
    before.first_replied_at?.getTime() === after.first_replied_at?.getTime()
  );
}

/**
 * Returns the counted state after one more event. Late, repeated and reordered events lead to the same result: the
 * newest version determines the current state, and the earliest assignment and contact count as the first.
 */
export function mergeRequest(
  known: CountedRequest<Date> | null,
  facts: CountedRequest<Date>,
): CountedRequest<Date> {
  if (known === null) {
    return facts;
  }
  const newest = facts.version > known.version ? facts : known;
  return {
    ...newest,
    contacted_before_reopening: earlierOf(known.contacted_before_reopening, facts.contacted_before_reopening),
    first_assigned_at: earlierOf(known.first_assigned_at, facts.first_assigned_at),
  };
}

function earlierOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) {
    return one ?? other;
  }
  return one < other ? one : other;
}

/** Returns what a request adds to the insights. An imported request counts only as an open request of its assignee, never in a month. */
export function tallyOfRequest(request: CountedRequest<Date>): Tally {
  const { created_at, urgency_level, categories, holder, first_assigned_at, first_replied_at, is_imported } =
    request;
  const contacted_at = request.contacted_before_reopening ?? request.contacted_at;
  const day = dayOf(created_at);
  const named: readonly CountedCategory[] = categories.length > 0 ? categories : ['none'];
  const counts: Counts = {
    requests: 1,
    urgency: { [urgency_level]: 1 },
    categories: Object.fromEntries(named.map((category) => [category, 1])),
    ...(first_assigned_at && { assigned_after: { [waitBetween(created_at, first_assigned_at)]: 1 } }),
    ...(contacted_at && { contacted_after: { [waitBetween(created_at, contacted_at)]: 1 } }),
    ...(first_replied_at && { replied_after: { [waitBetween(created_at, first_replied_at)]: 1 } }),
  };
  return {
    months: is_imported ? {} : { [monthOf(day)]: { days: { [day]: counts } } },
    open: holder === null ? {} : { [holder]: 1 },
  };
}
