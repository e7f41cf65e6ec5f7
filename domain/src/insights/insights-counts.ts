import * as z from 'zod';
import { REQUEST_CATEGORIES, URGENCY_LEVELS } from '../request-form/request-choices.ts';

/** Nested counts by name. A missing name counts as 0. */
export interface Counts {
  readonly [name: string]: number | Counts;
}

/** A contribution to the insights, in stored form. */
export interface Tally {
  /** Added to `insight_months/{month}`. */
  months: Counts;
  /** Added to `insight_team/open`, the open requests of each member. */
  open: Counts;
}

export const NO_TALLY: Tally = { months: {}, open: {} };

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    months: combine(one.months, other.months, 1),
    open: combine(one.open, other.open, 1),
  };
}

/** Returns the tally that must be added to `other` to get `one`. */
export function subtractTallies(one: Tally, other: Tally): Tally {
  return {
    months: combine(one.months, other.months, -1),
    open: combine(one.open, other.open, -1),
  };
}

/** Omits counts of zero. */
function combine(one: Counts, other: Counts, sign: 1 | -1): Counts {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const combined = [...names].map((name): [string, number | Counts] => {
    const [left, right] = [one[name], other[name]];
    if (isTree(left) || isTree(right)) {
      return [name, combine(treeOf(left), treeOf(right), sign)];
    }
    return [name, (left ?? 0) + sign * (right ?? 0)];
  });
  return Object.fromEntries(
    combined.filter(([, value]) => (isTree(value) ? Object.keys(value).length > 0 : value !== 0)),
  );
}

function isTree(value: number | Counts | undefined): value is Counts {
  return typeof value === 'object';
}

function treeOf(value: number | Counts | undefined): Counts {
  return isTree(value) ? value : {};
}

/** The categories by which insights count requests. `none` counts requests without a category. */
export const COUNTED_CATEGORIES = [...REQUEST_CATEGORIES, 'none'] as const;
export type CountedCategory = (typeof COUNTED_CATEGORIES)[number];

const waitsSchema = z.record(z.string().regex(/^\d+$/), z.int()).default({});

/** The counts of one day in `insight_months/{month}`: the requests received and the posts answered on that day. */
const dayCountsSchema = z.object({
  requests: z.int().default(0),
  urgency: z.partialRecord(z.enum(URGENCY_LEVELS), z.int()).default({}),
  categories: z.partialRecord(z.enum(COUNTED_CATEGORIES), z.int()).default({}),
  /** Minutes from receiving a request to its first assignment. */
  assigned_after: waitsSchema,
  /** Minutes from receiving a request to the contact with its requester. */
  contacted_after: waitsSchema,
  /** Minutes from receiving a request to the first reply to its requester. */
  replied_after: waitsSchema,
  answered: z.int().default(0),
});

export type DayCounts = z.infer<typeof dayCountsSchema>;

/** `insight_months/{yyyy-mm}`: the days of one month in one document, so a year takes 13 reads. */
export const insightMonthSchema = z.object({
  days: z.record(z.iso.date(), dayCountsSchema).default({}),
});

export type InsightMonth = z.infer<typeof insightMonthSchema>;

/** `insight_team/open`: how many active requests are assigned to each member. */
export const openRequestsSchema = z.object({
  members: z.record(z.string(), z.int()).default({}),
  /**
   * When each member was last assigned a request, in milliseconds since 1970. If two members have equally many
   * requests, it is the turn of the one who was assigned a request earlier.
   */
  assigned_at: z.record(z.string(), z.int()).default({}),
});

export type OpenRequests = z.infer<typeof openRequestsSchema>;

/** Returns a member's number of open requests. A member without a count has none. */
export function openCountOf({ members }: Pick<OpenRequests, 'members'>, uid: string): number {
  return members[uid] ?? 0;
}
