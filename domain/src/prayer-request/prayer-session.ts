import type { UrgencyLevel } from '../request-form/request-choices.ts';

/** An item of a prayer session: a request, or a Belief Wall post, which has no urgency. */
export interface PrayedFor {
  id: string;
  effective_urgency?: UrgencyLevel | undefined;
  prayer_count: number;
  created_at: Date;
}

/** The order of urgencies in a prayer session: the most urgent first. */
export const PRAYER_SESSION_URGENCIES = ['high', 'medium', 'low'] as const satisfies readonly UrgencyLevel[];

/** Items read at a time. Leaving a prayer session early wastes few reads. */
export const PRAYER_SESSION_STEP = 6;

/** More items are read once this few are left ahead. */
export const PRAYER_SESSION_AHEAD = 2;

/** Choices for how long to stay with each item, in minutes. */
export const PRAYER_SESSION_TIMER_MINUTES = [1, 3, 5] as const;

/**
 * Returns a negative number if `one` comes before `other`: the most urgent first, then the least prayed for, then the
 * longest waiting.
 */
export function compareInSession(one: PrayedFor, other: PrayedFor): number {
  return (
    urgencyRank(one) - urgencyRank(other) ||
    one.prayer_count - other.prayer_count ||
    one.created_at.getTime() - other.created_at.getTime() ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

function urgencyRank({ effective_urgency }: PrayedFor): number {
  return effective_urgency === undefined ? 0 : PRAYER_SESSION_URGENCIES.indexOf(effective_urgency);
}

/**
 * Returns the row of a prayer session with the items of the next step. Visited items stay in place, and no item appears
 * twice, even though a prayer moves its item further down in the database.
 * @param reached how many items of the row were visited
 */
export function withNextStep<Prayed extends PrayedFor>(
  row: readonly Prayed[],
  reached: number,
  step: readonly Prayed[],
): readonly Prayed[] {
  const known = new Set(row.map(({ id }) => id));
  const ahead = [...row.slice(reached), ...step.filter(({ id }) => !known.has(id))];
  return [...row.slice(0, reached), ...ahead.sort(compareInSession)];
}
