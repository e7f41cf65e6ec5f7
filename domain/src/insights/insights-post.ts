import * as z from 'zod';
import type { BeliefWallPost } from '../belief-wall/belief-wall-post.ts';
import type { Stored } from '../fields/stored.ts';
import { dayOf, monthOf } from './insights-calendar.ts';
import { NO_TALLY, type Tally } from './insights-counts.ts';

/** The stored fields of `counted_posts/{postId}`. */
export function countedPostFields(instant: z.ZodType<Date>) {
  return {
    is_shown: z.boolean(),
    /** When the version that determined `is_shown` was written, in microseconds. */
    shown_version: z.int(),
    /** When the post was marked as answered. Null if it is not. */
    answered_at: instant.nullable(),
    /** When the version that determined `answered_at` was written, in microseconds. 0 if none did. */
    answered_version: z.int(),
  };
}

/** Everything insights need to know about a post in order to count it. */
export type CountedPost<Instant> = Stored<typeof countedPostFields, Instant>;

export type InsightPost = Pick<BeliefWallPost<unknown>, 'is_approved' | 'is_answered'>;

interface PostVersion {
  /** In microseconds, to tell a late event from a new one. */
  version: number;
  at: Date;
}

/** True if a change does not affect insights, which count only answered posts. */
export function isSamePostToInsights(before: InsightPost | null, after: InsightPost): boolean {
  if (before === null || !before.is_answered) {
    return !after.is_answered;
  }
  return after.is_answered && before.is_approved === after.is_approved;
}

/**
 * Returns the facts that one change of a post shows: whether it is on the wall, and when it was answered if that
 * changed.
 * @param before null if the post is new
 */
export function postFacts(
  before: InsightPost | null,
  after: InsightPost,
  { version, at }: PostVersion,
): CountedPost<Date> {
  const isMarked = (before?.is_answered ?? false) !== after.is_answered;
  return {
    is_shown: after.is_approved,
    shown_version: version,
    answered_at: isMarked && after.is_answered ? at : null,
    answered_version: isMarked ? version : 0,
  };
}

/** Returns the counted state after one more event. Events may be late, repeated or out of order. */
export function mergePost(known: CountedPost<Date> | null, facts: CountedPost<Date>): CountedPost<Date> {
  if (known === null) {
    return facts;
  }
  const { is_shown, shown_version } = facts.shown_version > known.shown_version ? facts : known;
  const { answered_at, answered_version } = facts.answered_version > known.answered_version ? facts : known;
  return { is_shown, shown_version, answered_at, answered_version };
}

/** Returns what a post adds to the insights. It counts on the day of its answer, while it is on the wall. */
export function tallyOfPost({ is_shown, answered_at }: CountedPost<Date>): Tally {
  if (!is_shown || answered_at === null) {
    return NO_TALLY;
  }
  const day = dayOf(answered_at);
  return { months: { [monthOf(day)]: { days: { [day]: { answered: 1 } } } }, open: {} };
}
