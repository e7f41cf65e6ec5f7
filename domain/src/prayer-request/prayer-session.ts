import type { UrgencyLevel } from '../request-form/request-choices.ts';

/** An entry of a prayer session: a request, or a Belief Wall post, which has no urgency. */
export interface SessionEntry {
  id: string;
  effective_urgency?: UrgencyLevel | undefined;
  prayer_count: number;
  created_at: Date;
}

/** The order of urgencies in a prayer session: the most urgent first. */
export const PRAYER_SESSION_URGENCIES = ['high', 'medium', 'low'] as const satisfies readonly UrgencyLevel[];

/** Entries read at a time. Leaving a prayer session early wastes few reads. */
export const PRAYER_SESSION_BATCH = 6;

/** More entries are read once this few are left ahead. */
export const PRAYER_SESSION_AHEAD = 2;

/** Choices for how long to stay with each entry, in minutes. */
export const PRAYER_SESSION_TIMER_MINUTES = [1, 3, 5] as const;

/**
 * Returns a negative number if `one` comes before `other`: the most urgent first, then the least prayed for, then the
 * longest waiting.
 */
export function compareInSession(one: SessionEntry, other: SessionEntry): number {
  return (
    urgencyRank(one) - urgencyRank(other) ||
    one.prayer_count - other.prayer_count ||
    one.created_at.getTime() - other.created_at.getTime() ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

function urgencyRank({ effective_urgency }: SessionEntry): number {
  return effective_urgency === undefined ? 0 : PRAYER_SESSION_URGENCIES.indexOf(effective_urgency);
}

/**
 * Returns the queue of a prayer session with the entries of the next batch. Visited entries stay in place, and no entry
 * appears twice, even though a prayer moves its entry further down in the database.
 * @param reached how many entries of the queue were visited
 */
export function withNextBatch<Entry extends SessionEntry>(
  queue: readonly Entry[],
  reached: number,
  batch: readonly Entry[],
): readonly Entry[] {
  const known = new Set(queue.map(({ id }) => id));
  const ahead = [...queue.slice(reached), ...batch.filter(({ id }) => !known.has(id))];
  return [...queue.slice(0, reached), ...ahead.sort(compareInSession)];
}
