import * as z from 'zod';
import { REQUEST_CATEGORIES, URGENCY_LEVELS } from '../request-form/request-choices.ts';

/** Numbers under names, however deep; what is not named is 0. */
export interface Counts {
  readonly [name: string]: number | Counts;
}

/** What somebody or something adds to the insights, as it is stored. */
export interface Tally {
  /** `insight_months/{month}`. */
  months: Counts;
  /** `insight_team/open`: the open requests of each member. */
  open: Counts;
}

export const NO_TALLY: Tally = { months: {}, open: {} };

/** Both together. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    months: combine(one.months, other.months, 1),
    open: combine(one.open, other.open, 1),
  };
}

/** What must be added to the second to come to the first. */
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

/** What insights count requests by; those that name no category are counted too. */
export const COUNTED_CATEGORIES = [...REQUEST_CATEGORIES, 'none'] as const;
export type CountedCategory = (typeof COUNTED_CATEGORIES)[number];

const waitsSchema = z.record(z.string().regex(/^\d+$/), z.int()).default({});

/** What a day of `insight_months/{month}` counts: the requests received on it, and the posts answered on it. */
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

/** `insight_months/{yyyy-mm}`: the days of a month, so that a year is 13 reads. */
export const insightMonthSchema = z.object({
  days: z.record(z.iso.date(), dayCountsSchema).default({}),
});

export type InsightMonth = z.infer<typeof insightMonthSchema>;

/** `insight_team/open`: how many active requests each member has been given. */
export const openRequestsSchema = z.object({
  members: z.record(z.string(), z.int()).default({}),
  /** When each member was last given a request, in milliseconds since 1970: of two with as many it is the other's turn. */
  assigned_at: z.record(z.string(), z.int()).default({}),
});

export type OpenRequests = z.infer<typeof openRequestsSchema>;
